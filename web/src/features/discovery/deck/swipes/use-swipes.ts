import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useRef, useState } from 'react';
import type { NewMatch } from '../match/new-match.ts';
import type { Deck, PendingRequest } from '../cards/use-deck.ts';
import { swipeProfile } from './swipe-profile.ts';
import { useSwipeHints } from './use-swipe-hints.ts';

/** A decision that can be taken back. */
export interface Decision {
  profile: VisibleProfile;
  liked: boolean;
}

export type Swipes = ReturnType<typeof useSwipes>;

/** Holds the swipes of a deck and their results: the next card, a match, or a decision that can be taken back. */
export function useSwipes({ state, advance, putBack }: Deck, touch: boolean) {
  const [pending, setPending] = useState<PendingRequest>();
  // True from the press on; `pending` changes only with the next render.
  const deciding = useRef(false);
  // Set just before a card is sent off to the right: the request for it in place of a like, undefined if it is refused.
  const nextKeep = useRef<() => Promise<'away' | undefined>>(undefined);
  const [newMatch, setNewMatch] = useState<NewMatch>();
  const [leaving, setLeaving] = useState<readonly VisibleProfile[]>([]);
  const [last, setLast] = useState<Decision>();
  const hinting = useSwipeHints(state.cards[0]?.id);

  // A load removes the cards that are flying off, so that they cannot come back on top of its own cards.
  if (state.status === 'loading' && leaving.length > 0) setLeaving([]);

  const forget = (profile: VisibleProfile) => setLeaving((all) => all.filter((one) => one !== profile));

  return {
    pending,
    deciding,
    nextKeep,
    newMatch,
    /** The last decision of this device, unless it made a match or kept the person for later. */
    last,
    /** The name of the person whose card has come back, while it is the current card. */
    returned: state.cards[0]?.id === state.returned?.id ? state.cards[0]?.name : undefined,
    leaving,
    noteOpened: hinting.noteOpened,
    /** Removes a card that is out of sight. */
    forget,
    closeMatch: () => setNewMatch(undefined),

    /** Resolves to true if the card stays away. */
    async swipe(profile: VisibleProfile, liked: boolean): Promise<boolean> {
      deciding.current = true;
      const hints = hinting.take(profile);
      // Handling the decision costs a cheap phone one or two frames, so the card starts to fly first.
      await new Promise((resolve) => setTimeout(resolve));
      setPending('swipe');
      setLeaving((all) => [...all, profile]);
      const keep = nextKeep.current;
      nextKeep.current = undefined;
      const match = await (keep?.() ?? swipeProfile(profile, liked, touch, hints));
      deciding.current = false;
      setPending(undefined);
      if (match === undefined) {
        forget(profile);
        return false;
      }
      setLast(match === null ? { profile, liked } : undefined);
      advance(profile.id);
      if (match && match !== 'away') setNewMatch({ ...profile, match });
      return true;
    },

    startRewind: () => setPending('rewind'),

    /** @param returned the profile to show again; null if the decision stays; undefined if the member can try again */
    endRewind(returned: VisibleProfile | null | undefined): void {
      setPending(undefined);
      if (returned !== undefined) setLast(undefined);
      if (returned) putBack(returned, last?.liked ? 'right' : 'left');
    },
  };
}
