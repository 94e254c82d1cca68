// "It is your move": a soft sound, a notification. Both only for those who want them.

import { preferences } from './preferences.svelte';

const NOTES = [523.25, 783.99]; // hertz
const TONE_SECONDS = 0.35;

export function chime(): void {
  try {
    const audio = new AudioContext();
    NOTES.forEach((pitch, i) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + i * 0.13;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, from);
      volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + TONE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + TONE_SECONDS);
    });
    setTimeout(() => audio.close(), 1500);
  } catch {
    // a browser without sound
  }
}

/** Sound and notification, as far as they are wanted. */
export function alertPlayer(title: string, text: string): void {
  if (preferences.sound) chime();
  if (preferences.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(title, { body: text, icon: '/kanly-move.svg', tag: 'kanly-move' });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

/** Ask for permission to show notifications; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
