import { keptMax } from '@mwanzo/contract/limits';
import type { VerificationStatus } from '@mwanzo/contract/trust/verifications';

interface KeptRow {
  readonly keptId: number;
  /** False while the member may not like or pass them, or has done so: nobody reads them in the list. */
  readonly isListed: boolean;
}

interface KeepFacts {
  readonly status: VerificationStatus;
  readonly targetId: number;
  /** The member may like or pass the target, and has not done so. */
  readonly isOpen: boolean;
  /** The rows of the member's list, the newest first. */
  readonly rows: readonly KeptRow[];
}

type KeepDecision =
  | { readonly refusal: 'verification_required' | 'already_verified' | 'not_found' | 'kept_list_full' }
  | {
      readonly refusal: null;
      /** False if the target is on the list already. */
      readonly isNew: boolean;
      /** Somebody who is not listed and gives up their row, so that nobody has more rows than the list has places. */
      readonly givesWayId: number | null;
    };

/**
 * Decides whether a member may keep somebody (docs/product/keeps.md). Only those count who are listed, so a full table
 * of people who are gone refuses nobody.
 */
export function decideKeep({ status, targetId, isOpen, rows }: KeepFacts): KeepDecision {
  if (status === 'none') return { refusal: 'verification_required' };
  if (status === 'approved') return { refusal: 'already_verified' };
  if (!isOpen) return { refusal: 'not_found' };
  if (rows.some(({ keptId }) => keptId === targetId)) return { refusal: null, isNew: false, givesWayId: null };
  if (rows.filter(({ isListed }) => isListed).length >= keptMax) return { refusal: 'kept_list_full' };
  const oldestUnlisted = rows.findLast(({ isListed }) => !isListed);
  const givesWay = rows.length >= keptMax ? oldestUnlisted : undefined;
  return { refusal: null, isNew: true, givesWayId: givesWay?.keptId ?? null };
}
