// Push messages: the browser is woken although no page is open, and asks the server what there is to tell.

import { api } from '../server/api';

const there = () => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

/** Have this browser told; whether it can be. Whoever gave no leave for notifications is not asked again here. */
export async function wantPushes(): Promise<boolean> {
  if (!there()) return false;
  const worker = await navigator.serviceWorker.register('/worker.js');
  const { key } = await api.pushKey();
  const wish = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.wantPushes(wish.endpoint);
  return true;
}

/** Have it told nothing any more. */
export async function wantNoPushes(): Promise<void> {
  if (!there()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const wish = await worker?.pushManager.getSubscription();
  if (!wish) return;
  await api.wantNoPushes(wish.endpoint);
  await wish.unsubscribe();
}
