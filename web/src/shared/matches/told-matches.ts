import { matchesToldMax } from '@mwanzo/contract/limits';
import { onMemberChange } from '../../api/member-change.ts';
import { request } from '../../api/request.ts';

/** The matches that this page has told the member about, by the partners' ids. A list may have left before it did. */
const told = new Set<number>();

onMemberChange(() => told.clear());

export const wasTold = (partnerId: number): boolean => told.has(partnerId);

/** If the two match again, the member is told again. */
export const forgetTold = (partnerId: number): unknown => told.delete(partnerId);

/**
 * Tells the server that the member has been told of these matches, so that no device tells them again. If it does not
 * get there, the next visit tells them once more.
 */
export function noteTold(partnerIds: readonly number[]): void {
  const fresh = partnerIds.filter((id) => !told.has(id));
  if (fresh.length === 0) return;
  for (const id of fresh) told.add(id);
  request('POST /api/profiles/matches/told/', { body: { user_ids: fresh.slice(0, matchesToldMax) } }).catch(
    () => undefined,
  );
}
