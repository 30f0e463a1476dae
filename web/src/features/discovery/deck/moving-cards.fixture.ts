import type { DeckProfile } from '@mwanzo/contract/discovery/deck';
import { vi } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';

/** A card's animation, which the test ends. */
export interface Flight {
  keyframes: Keyframe[];
  isCancelled: boolean;
  end: () => void;
}

/** Defines what cards need to move. Call it when the document is there. @returns the animations since then */
export function stubMotion(): Flight[] {
  const flights: Flight[] = [];
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      e = 0;
      f = 0;
    },
  );
  vi.stubGlobal('getComputedStyle', () => ({ transform: 'none' }));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  Object.assign(HTMLElement.prototype, {
    getAnimations: () =>
      flights.map((flight) => ({
        cancel: () => {
          flight.isCancelled = true;
        },
      })),
    setPointerCapture: () => undefined,
    animate: (keyframes: Keyframe[]) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      flights.push({ keyframes, isCancelled: false, end: resolve });
      return { finished: promise };
    },
  });
  return flights;
}

/** A person in the deck. */
export const person = (id: number, fields: Partial<DeckProfile> = {}): DeckProfile => ({
  ...profileOf(id, { bio: 'Lake person.' }),
  ...fields,
});
