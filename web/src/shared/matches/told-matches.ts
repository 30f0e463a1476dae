import { matchesToldMax } from '@mwanzo/contract/limits';
import { createMemberStore } from '../../api/member-change.ts';
import { request } from '../../api/request.ts';

/** The matches that this page has told the member about, by the partners' ids. A list may have left before it did. */
export const toldMatches = createMemberStore<ReadonlySet<number>>(new Set());

export const wasTold = (partnerId: number): boolean => toldMatches.read().has(partnerId);

/** If the two match again, the member is told again. */
export const forgetTold = (partnerId: number): void =>
  toldMatches.write(new Set([...toldMatches.read()].filter((id) => id !== partnerId)));

/**
 * Tells the server that the member has been told of these matches, so that no device tells them again. If it does not
 * get there, the next visit tells them once more.
 */
export function noteTold(partnerIds: readonly number[]): void {
  const fresh = partnerIds.filter((id) => !wasTold(id));
  if (fresh.length === 0) return;
  toldMatches.write(new Set([...toldMatches.read(), ...fresh]));
  request('POST /api/profiles/matches/told/', { body: { user_ids: fresh.slice(0, matchesToldMax) } }).catch(
    () => undefined,
  );
}
