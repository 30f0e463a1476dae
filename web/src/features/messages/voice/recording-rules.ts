/** Held for so long a press records; a shorter one is a tap, in ms. */
export const holdMilliseconds = 200;
/** Shorter recordings are a slip of the finger, in ms. */
const shortestMilliseconds = 1000;
const cancelPixels = 80;
const lockPixels = 60;

/**
 * How a recording stands: `pressed` the finger is down and may still be a tap, `held` it records until the finger goes,
 * `locked` it records until a button is pressed.
 */
export type Hold = 'none' | 'pressed' | 'held' | 'locked';

export type Gesture =
  | { readonly kind: 'down' }
  /** The finger has stayed for `holdMilliseconds`. */
  | { readonly kind: 'hold' }
  /** Since it came down, in px. */
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'up'; readonly recordedMilliseconds: number }
  /** The system took the finger away. */
  | { readonly kind: 'lost' }
  /** A press by keyboard or switch. */
  | { readonly kind: 'press' };

export type Deed = 'start' | 'send' | 'cancel' | 'too_short' | null;

/** What a gesture makes of a recording. A tap records locked, so that it takes no holding. */
export function follow(hold: Hold, gesture: Gesture): { readonly hold: Hold; readonly deed: Deed } {
  switch (gesture.kind) {
    case 'down':
      return hold === 'none' ? { hold: 'pressed', deed: null } : { hold, deed: null };
    case 'hold':
      return hold === 'pressed' ? { hold: 'held', deed: 'start' } : { hold, deed: null };
    case 'press':
      return hold === 'none' ? { hold: 'locked', deed: 'start' } : { hold, deed: null };
    case 'move':
      return hold === 'held' ? slide(gesture) : { hold, deed: null };
    case 'up':
      if (hold === 'pressed') return { hold: 'locked', deed: 'start' };
      if (hold !== 'held') return { hold, deed: null };
      return { hold: 'none', deed: gesture.recordedMilliseconds < shortestMilliseconds ? 'too_short' : 'send' };
    case 'lost':
      if (hold === 'pressed') return { hold: 'none', deed: null };
      // Nothing that was said is lost, and nothing is sent that nobody meant to send.
      return { hold: hold === 'held' ? 'locked' : hold, deed: null };
  }
}

function slide({ x, y }: { readonly x: number; readonly y: number }): { readonly hold: Hold; readonly deed: Deed } {
  if (x <= -cancelPixels) return { hold: 'none', deed: 'cancel' };
  return { hold: y <= -lockPixels ? 'locked' : 'held', deed: null };
}

/** How far a slide to the left has come, from 0 to 1. */
export function cancelShare(x: number): number {
  return Math.min(1, Math.max(0, -x / cancelPixels));
}

/** "0:17" for 17,400 ms. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The bytes of a waveform in base64, from 0 to 1. */
export function barsOf(waveform: string): number[] {
  return [...atob(waveform)].map((letter) => (letter.codePointAt(0) ?? 0) / 255);
}
