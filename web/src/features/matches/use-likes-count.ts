import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../device/member-storage.ts';
import { likesQuery } from '../../queries/likes.ts';

const key = 'mwanzo.likesCount';

/**
 * How many people like the member. Until it is known, the number of the last visit, so that the tile does not push the
 * faces aside when it comes; undefined only while the first response ever is under way.
 */
export function useLikesCount(): number | undefined {
  const { data, isLoading } = useQuery(likesQuery);
  const count = data?.count;
  useEffect(() => {
    if (count !== undefined) writeStored(key, String(count));
  }, [count]);
  const kept = readStored(key);
  return count ?? (kept === null && isLoading ? undefined : Number(kept) || 0);
}
