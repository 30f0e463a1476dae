import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../../device/member-storage.ts';
import { likesQuery } from '../../../queries/likes.ts';
import { countWaiting } from '../../../shared/likes/count-waiting.ts';

const key = 'mwanzo.likesCount';

/**
 * Returns how many people like the member and wait for an answer. Until the response arrives, it is the number of the
 * last visit, so that the tile does not push the faces aside when it appears. It is undefined only until the first
 * response ever has arrived.
 */
export function useLikesCount(): number | undefined {
  const { data, isLoading } = useQuery(likesQuery);
  const count = data && countWaiting(data);
  useEffect(() => {
    if (count !== undefined) writeStored(key, String(count));
  }, [count]);
  const kept = readStored(key);
  return count ?? (kept === null && isLoading ? undefined : Number(kept) || 0);
}
