import { chatMediaLimits } from '@mwanzo/contract/limits';

/** A press that is held for this long records; a shorter one is a tap, in ms. */
export const holdMilliseconds = 200;
/** Shorter recordings count as accidental, in ms. */
const shortestMilliseconds = 1000;
/** The longest voice note, in ms. */
export const limitMilliseconds = chatMediaLimits.voiceSecondsMax * 1000;
/** For this long before the limit the time has another colour, in ms. */
export const lastMilliseconds = 10_000;
const cancelPixels = 80;
const lockPixels = 60;

/**
 * The state of a recording. `pressed`: the finger is down, and it may still be a tap. `held`: it records until the
 * finger is lifted. `locked`: it records until a button is pressed.
 */
export type Hold = 'none' | 'pressed' | 'held' | 'locked';

export type Gesture =
  | { readonly kind: 'down' }
  /** The finger has stayed for `holdMilliseconds`. */
  | { readonly kind: 'hold' }
  /** The movement since the finger came down, in px. */
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'up'; readonly recordedMilliseconds: number }
  /** The system has cancelled the touch. */
  | { readonly kind: 'lost' }
  /** The microphone was pressed by keyboard or switch. */
  | { readonly kind: 'press' };

export type Deed = 'start' | 'send' | 'cancel' | 'tooShort' | null;

/**
 * Returns the next state of a recording, and the action. A tap starts a locked recording, so that nobody has to hold
 * the button.
 */
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
      return { hold: 'none', deed: gesture.recordedMilliseconds < shortestMilliseconds ? 'tooShort' : 'send' };
    case 'lost':
      if (hold === 'pressed') return { hold: 'none', deed: null };
      // The recording is neither lost nor sent by accident.
      return { hold: hold === 'held' ? 'locked' : hold, deed: null };
  }
}

function slide({ x, y }: { readonly x: number; readonly y: number }): { readonly hold: Hold; readonly deed: Deed } {
  if (x <= -cancelPixels) return { hold: 'none', deed: 'cancel' };
  return { hold: y <= -lockPixels ? 'locked' : 'held', deed: null };
}

/** Returns the progress of a slide to the left, from 0 to 1. */
export function cancelShare(x: number): number {
  return Math.min(1, Math.max(0, -x / cancelPixels));
}

/** Decodes a waveform from base64 to values from 0 to 1. */
export function barsOf(waveform: string): number[] {
  return [...atob(waveform)].map((letter) => (letter.codePointAt(0) ?? 0) / 255);
}
