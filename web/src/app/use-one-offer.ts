import { useState } from 'react';
import { useMayOfferInstalling } from '../features/notices/installing/may-offer-installing.ts';
import { useMayOfferPushes } from '../features/notices/notices/may-offer-pushes.ts';

export type Offer = 'pushes' | 'installing';

/**
 * Chooses the one offer that a visit of the matches shows. It stays the same for the whole visit: after an answer no
 * other offer appears, and none replaces another under a finger. Pushes come first, because they report the matches
 * that exist already, and many browsers need no installed app for them. In the other browsers the offer to install
 * comes first.
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
