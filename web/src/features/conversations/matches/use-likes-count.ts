import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../api/session.ts';
import { readStored, writeStored } from '../../../device/member-storage.ts';
import { likesQuery } from '../../../queries/likes.ts';
import { countWaiting } from '../../../shared/likes/count-waiting.ts';

const key = 'mwanzo.likesCount';

/** Reads the number that was stored for this member: a session may end without a logout. Undefined if there is none. */
function readKept(owner: number | undefined): number | undefined {
  const [count, storedFor] = readStored(key)?.split(' ') ?? [];
  return storedFor === String(owner) ? Number(count) || 0 : undefined;
}

/**
 * Returns how many people like the member and wait for an answer. Until the response arrives, it is the number of the
 * last visit, so that the tile does not push the faces aside when it appears. It is undefined only until the first
 * response ever has arrived.
 */
export function useLikesCount(): number | undefined {
  const { data, isLoading } = useQuery(likesQuery);
  const owner = useSession().user?.id;
  const count = data && countWaiting(data);
  useEffect(() => {
    if (count !== undefined) writeStored(key, `${count} ${owner}`);
  }, [count, owner]);
  return count ?? readKept(owner) ?? (isLoading ? undefined : 0);
}
