import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { checkLook, logAct } from '../../people/audit/index.ts';
import { changedParts } from '@mwanzo/contract/people/options';
import { mayReviewNow, tellMembers } from '../reports/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { removeFiles, showChangedPhotos } from '../../people/photos/index.ts';
import { lockProfile, showApprovedValues } from '../../people/profiles/index.ts';
import { deleteChange, findWaitingChange, rememberDecided, type WaitingChange } from '../../core/changes/index.ts';
import { endClaim, holdsClaim, lapsedClaims } from '../../core/claims/index.ts';
import { allPartsChecked } from './change-check-rules.ts';
import { listChangeReviews, partsOf, type ChangeDecision } from './profile-reviews.repository.ts';

export interface DecideChangeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly photoStorage: PhotoStorage;
}

type TakenChange = WaitingChange & { readonly userId: number };

interface DecidingDependencies extends DecideChangeDependencies {
  readonly config: Pick<Config, 'checksLooks'>;
}

/**
 * Shows a change to everyone, or drops it, and notifies the member. Returns false, and changes nothing, when it is
 * gone, or the moderator does not hold it, no longer is one or is the member.
 *
 * @param isChecked if true, the moderator must have seen it
 * @throws ApiError looked_too_short
 */
export async function recordChangeDecision(
  { database, clock, events, photoStorage }: DecideChangeDependencies,
  decided: ChangeDecision,
  isChecked = false,
): Promise<boolean> {
  const now = clock.now();
  const outcome = await inTransaction(database, async (transaction) => {
    const { changeId: subjectId, moderatorId } = decided;
    const isHeld =
      moderatorId === null || (await holdsClaim(transaction, { moderatorId, kind: 'change', subjectId }, now));
    if (!isHeld) return null;
    const taken = await lockChange(transaction, subjectId);
    const mayAct = taken && (moderatorId === null || (await mayReviewNow(transaction, { moderatorId, ...taken })));
    if (!mayAct) return null;
    await getRows(transaction, deleteChange, { id: subjectId });
    const notified = await tellOfChange(transaction, taken, decided, now);
    if (moderatorId !== null)
      await checkLook(transaction, { moderatorId, opened: { changeId: subjectId }, now, isChecked });
    await endClaim(transaction, 'change', subjectId);
    await rememberName(transaction, subjectId, taken, now);
    const refusedPhotos = taken.photo ? [taken.photo[1]] : [];
    const freed = decided.decision === 'approve' ? await applyChange(transaction, taken, now) : refusedPhotos;
    return { freed, notified };
  });
  if (outcome === null) return false;
  publishNotified(events, outcome.notified);
  await removeFiles(photoStorage, outcome.freed);
  return true;
}

/** The change, once its profile is locked: its member may have sent another one before. */
async function lockChange(transaction: Transaction, id: number): Promise<TakenChange | null> {
  const found = await getRow(transaction, findWaitingChange, { id });
  if (found) await getRows(transaction, lockProfile, found);
  return found && getRow(transaction, findWaitingChange, { id });
}

/** Notifies the member and, when a moderator decides, writes the audit. */
async function tellOfChange(transaction: Transaction, taken: TakenChange, decided: ChangeDecision, at: Date) {
  const { userId } = taken;
  const { changeId, decision, reason, reasonCode, isDemo, moderatorId, checks } = decided;
  if (moderatorId !== null) {
    const act = { moderatorId, action: `${decision}_change`, changeId, userId };
    await logAct(transaction, checks ? { ...act, checks } : act, at);
  }
  const changed = changedBy(taken);
  const status = decision === 'approve' ? 'approved' : 'rejected';
  const details = { decision: status, reason, reason_code: reasonCode, demo: isDemo, changed } as const;
  return tellMembers(transaction, { members: [userId], kind: 'profile_change', details, at });
}

/** The parts of the profile that a change is about. */
const changedBy = ({ name, gender, photoIds }: TakenChange) =>
  changedParts.filter((part) => ({ name, gender, photo: photoIds })[part] !== null);

/** A decision about a name alone can be taken back. The files of photos are gone with it, and decks follow a gender. */
async function rememberName(transaction: Transaction, id: number, taken: TakenChange, now: Date): Promise<void> {
  const { userId, name, gender, photoIds } = taken;
  if (name === null || gender !== null || photoIds !== null) return;
  const shown = await getRow(transaction, lockProfile, { userId });
  if (!shown?.isVerified) return;
  const decided = { id, userId, oldName: shown.name, newName: name, decidedAt: now };
  await getRows(transaction, rememberDecided, decided);
}

async function applyChange(
  transaction: Transaction,
  { userId, name, gender, genderDetail, photoIds, photo }: TakenChange,
  now: Date,
): Promise<string[]> {
  if (name !== null || gender !== null)
    await showApprovedValues(transaction, userId, { name, gender, genderDetail }, now);
  return photoIds === null ? [] : showChangedPhotos(transaction, userId, { photoIds, photo }, now);
}

/**
 * Decides a change that the moderator holds. An approval needs the check of each part. Another name, gender or first
 * photo gives the change a new id, so the parts of one id stay the same.
 *
 * @throws ApiError not_found, claimed_by_another, invalid_input, looked_too_short
 */
export async function decideChange(
  dependencies: DecidingDependencies,
  moderatorId: number,
  decided: Omit<ChangeDecision, 'moderatorId' | 'isDemo'>,
) {
  const { database, clock, config } = dependencies;
  const find = () =>
    getRow(database, listChangeReviews, { moderatorId, id: decided.changeId, lapsedAt: lapsedClaims(clock.now()) });
  if (decided.decision === 'approve') {
    const change = await find();
    if (!change) throw new ApiError('not_found');
    if (!allPartsChecked(partsOf(change), decided.checks))
      throw new ApiError('invalid_input', { fields: { checks: ['must all hold to approve'] } });
  }
  const taken = { ...decided, moderatorId, isDemo: false };
  const isDecided = await recordChangeDecision(dependencies, taken, config.checksLooks);
  if (!isDecided) throw new ApiError((await find()) ? 'claimed_by_another' : 'not_found');
  return { id: decided.changeId, decision: decided.decision };
}
