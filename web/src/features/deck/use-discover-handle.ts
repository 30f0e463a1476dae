import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { likeLock } from '../../queries/like-lock.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import { explain } from './swipes/swipe-profile.ts';
import type { Swipes } from './swipes/use-swipes.ts';
import type { Deck } from './use-deck.ts';

export interface DiscoverHandle {
  /** Passes or likes the person, if their card is still on top. */
  decide(profile: VisibleProfile, direction: 'left' | 'right'): void;
  /** Sends the person's card off to the right, if it is still on top. If `send` resolves to false, it comes back. */
  keep(profile: VisibleProfile, send: () => Promise<boolean>): void;
  putBack(profile: VisibleProfile): void;
  /** Loads the deck again, also the cards that have left. */
  startOver(): void;
}

interface Discover {
  deck: Deck;
  swipes: Swipes;
  card: RefObject<SwipeCardHandle | null>;
  /** Says whether a press with this time stamp may count for the current card. */
  accepts: (time: number) => boolean;
}

/** Fills the handle of the deck, and returns what a press on Pass or Like, or their keys, do. */
export function useDiscoverHandle(ref: Ref<DiscoverHandle> | undefined, { deck, swipes, card, accepts }: Discover) {
  const current = deck.state.cards[0];
  const press = (direction: 'left' | 'right', time: number) => {
    if (!accepts(time)) return;
    if (direction === 'right' && current && likeLock.read()) void explain(undefined, current);
    else card.current?.swipe(direction);
  };
  useImperativeHandle(ref, () => ({
    decide(profile, direction) {
      if (profile.id === current?.id) press(direction, performance.now());
    },
    keep(profile, send) {
      if (profile.id !== current?.id || swipes.pending) return;
      swipes.nextKeep.current = send;
      card.current?.swipe('right');
    },
    putBack: (profile) => deck.putBack(profile, 'right'),
    startOver: deck.startOver,
  }));
  return press;
}
