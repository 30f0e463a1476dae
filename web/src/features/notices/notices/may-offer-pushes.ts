import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pushStateQuery } from '../../../shared/push/push-device.ts';
import { isOfferAnswered } from '../../../device/push-offer-memory.ts';

/**
 * True if pushes may be offered: once there is a match, who may write. Undefined until the browser has reported its
 * state.
 */
export function useMayOfferPushes(hasMatches: boolean): boolean | undefined {
  const { data: state, isPending } = useQuery(pushStateQuery);
  const [isAnswered] = useState(isOfferAnswered);
  if (isAnswered || !hasMatches) return false;
  return isPending ? undefined : state === 'off';
}
