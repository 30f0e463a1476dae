import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useRef, useState } from 'react';
import type { MatchMoment } from '../match/match-dialog.tsx';
import { swipeProfile } from './swipe-profile.ts';
import type { Deck } from '../use-deck.ts';

/** The call in flight; SPEC.md: no swipe meanwhile. */
export type DeckCall = 'swipe' | 'rewind' | undefined;

export type Swipes = ReturnType<typeof useSwipes>;

/** What swipes lead to: the next card, a match, and a pass that can be taken back. */
export function useSwipes({ state, advance, putBack }: Deck, touch: boolean) {
  const [call, setCall] = useState<DeckCall>();
  // True from the press on, where `call` waits to be drawn.
  const deciding = useRef(false);
  const [moment, setMoment] = useState<MatchMoment>();
  const [leaving, setLeaving] = useState<readonly VisibleProfile[]>([]);
  const [passed, setPassed] = useState<VisibleProfile>();

  // A load took the flying cards away; they must not lie on those that it brings.
  if (state.status === 'loading' && leaving.length > 0) setLeaving([]);

  const forget = (profile: VisibleProfile) => setLeaving((all) => all.filter((one) => one !== profile));

  return {
    call,
    deciding,
    moment,
    passed,
    leaving,
    /** A card is out of sight. */
    forget,
    closeMoment: () => setMoment(undefined),

    /** Resolves to whether the card stays away. */
    async swipe(profile: VisibleProfile, liked: boolean): Promise<boolean> {
      deciding.current = true;
      // What is decided costs a cheap phone a frame or two; the card flies first.
      await new Promise((resolve) => setTimeout(resolve));
      setCall('swipe');
      setLeaving((all) => [...all, profile]);
      const match = await swipeProfile(profile, liked, touch);
      deciding.current = false;
      setCall(undefined);
      if (match === undefined) {
        forget(profile);
        return false;
      }
      setPassed(liked ? undefined : profile);
      advance(profile.id);
      if (match) setMoment({ match, interests: profile.interests });
      return true;
    },

    startRewind: () => setCall('rewind'),

    /** Gets whoever is back, null when the pass stays one, undefined when it can be tried again. */
    endRewind(returned: VisibleProfile | null | undefined): void {
      setCall(undefined);
      if (returned !== undefined) setPassed(undefined);
      if (returned) putBack(returned);
    },
  };
}
