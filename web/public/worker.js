// Shows that it is somebody's move while no page is open. The message that wakes it is empty: it asks the server.

self.addEventListener('push', (event) => {
  const shown = fetch('/api/me/call', { credentials: 'same-origin' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
    .then((call) =>
      self.registration.showNotification(call?.title ?? 'Kanly', { body: call?.text ?? '', icon: '/kanly-move.svg', tag: 'kanly-move', data: call?.path ?? '/mine' }),
    );
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages[0];
      return page ? page.focus().then((front) => front.navigate(event.notification.data)) : self.clients.openWindow(event.notification.data);
    }),
  );
});
