import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { likeLock } from '../../../shared/verifications/like-lock.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import { explain } from './swipes/swipe-profile.ts';
import type { Swipes } from './swipes/use-swipes.ts';
import type { Deck } from './cards/use-deck.ts';

export interface DiscoverHandle {
  /** Passes or likes the person, if their card is still on top. */
  decide(profile: VisibleProfile, direction: 'left' | 'right'): void;
  readonly deck: Deck;
  readonly swipes: Swipes;
  /** The card on top. */
  readonly card: RefObject<SwipeCardHandle | null>;
}

interface Discover extends Pick<DiscoverHandle, 'deck' | 'swipes' | 'card'> {
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
    deck,
    swipes,
    card,
  }));
  return press;
}
