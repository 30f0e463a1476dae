import { useState } from 'react';
import { useMayOfferInstalling } from '../features/installing/may-offer-installing.ts';
import { useMayOfferPushes } from '../features/notices/may-offer-pushes.ts';

export type Offer = 'pushes' | 'installing';

/**
 * Chooses the one thing that a visit of the matches offers. It stays the same for the whole visit: after an answer nothing
 * else is asked at once, and no offer takes another's place under a finger. Pushes come first, because they tell of the
 * match that is there, and work without installing in browsers that can ask. Where they do not, installing comes.
 */
export function useOneOffer(hasMatches: boolean): Offer | undefined {
  const pushes = useMayOfferPushes(hasMatches);
  const installing = useMayOfferInstalling(hasMatches);
  const [chosen, setChosen] = useState<Offer>();
  const offer = chosen ?? chooseOffer(pushes, installing);
  if (offer !== chosen) setChosen(offer);
  return offer;
}

/** Waits until it is known whether pushes may be offered. */
function chooseOffer(pushes: boolean | undefined, installing: boolean): Offer | undefined {
  if (pushes === undefined) return undefined;
  if (pushes) return 'pushes';
  return installing ? 'installing' : undefined;
}
