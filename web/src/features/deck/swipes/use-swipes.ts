import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useRef, useState } from 'react';
import type { NewMatch } from '../match/new-match.ts';
import type { Deck } from '../use-deck.ts';
import { swipeProfile } from './swipe-profile.ts';

/** The request in flight; there is only one at a time (docs/product.md, "The swipe"). */
export type PendingRequest = 'swipe' | 'rewind' | undefined;

export type Swipes = ReturnType<typeof useSwipes>;

/** Swipes and their results: the next card, a match, or a pass that can be taken back. */
export function useSwipes({ state, advance, putBack }: Deck, touch: boolean) {
  const [pending, setPending] = useState<PendingRequest>();
  // True from the press on, while `pending` changes only with the next render.
  const deciding = useRef(false);
  const [newMatch, setNewMatch] = useState<NewMatch>();
  const [leaving, setLeaving] = useState<readonly VisibleProfile[]>([]);
  const [passed, setPassed] = useState<VisibleProfile>();

  // A load removes the cards that are flying off, which must not come back over the cards that it brings.
  if (state.status === 'loading' && leaving.length > 0) setLeaving([]);

  const forget = (profile: VisibleProfile) => setLeaving((all) => all.filter((one) => one !== profile));

  return {
    pending,
    deciding,
    newMatch,
    /** The profile whose pass can be taken back. */
    passed,
    leaving,
    /** Forgets a card that is out of sight. */
    forget,
    closeMatch: () => setNewMatch(undefined),

    /** Resolves to whether the card stays away. */
    async swipe(profile: VisibleProfile, liked: boolean): Promise<boolean> {
      deciding.current = true;
      // Handling the decision costs a cheap phone a frame or two, so the card starts to fly first.
      await new Promise((resolve) => setTimeout(resolve));
      setPending('swipe');
      setLeaving((all) => [...all, profile]);
      const match = await swipeProfile(profile, liked, touch);
      deciding.current = false;
      setPending(undefined);
      if (match === undefined) {
        forget(profile);
        return false;
      }
      setPassed(liked ? undefined : profile);
      advance(profile.id);
      if (match) setNewMatch({ match, interests: profile.interests });
      return true;
    },

    startRewind: () => setPending('rewind'),

    /** @param returned the profile that is back; null if the pass stays; undefined if the rewind can be tried again */
    endRewind(returned: VisibleProfile | null | undefined): void {
      setPending(undefined);
      if (returned !== undefined) setPassed(undefined);
      if (returned) putBack(returned);
    },
  };
}
