import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { lockMember } from '../../core/members/index.ts';
import { giveConsent } from '../../core/consents/index.ts';
import { maySendPose, type HeldPose } from './pose-rules.ts';
import { publishDecision, recordDecision } from './decide-verification.ts';
import { getVerification, type VerificationState } from './get-verification.ts';
import { eraseUnlessHeld } from './erase-unheld-documents.ts';
import { listKeys, nameDocuments, type VerificationFiles } from './store-documents.ts';
import {
  deletePendingVerification,
  findPose,
  insertUnheld,
  insertVerification,
  markPoseUsed,
  removeUnheld,
} from './verifications.repository.ts';

export interface SubmitVerificationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly images: ImageProcessor;
  readonly vault: DocumentVault;
  /** If true, submissions are approved at once (VERIFY_AUTO_APPROVE). */
  readonly autoApprove: boolean;
}

interface SaidOfSelfie {
  /** The pose that was given. Null: the member asked for none, so a person compares more closely. */
  readonly pose: SelfiePose | null;
  /** The version of the text by which the member agreed that a program compares the faces. Null: they did not agree. */
  readonly consent: number | null;
}

/**
 * Submits a selfie and an ID document for review. A selfie that claims a pose must have the one that was given. It
 * replaces a pending submission. If the row cannot be written, the files are removed.
 */
export async function submitVerification(
  dependencies: SubmitVerificationDependencies,
  userId: number,
  { pose, consent, ...sent }: Partial<VerificationFiles> & SaidOfSelfie,
): Promise<VerificationState> {
  const { database } = dependencies;
  const files = requireBoth(sent);
  const verification = await getVerification(database, userId);
  if (verification.status === 'approved') throw new ApiError('already_verified');
  if (pose !== null) await requirePose(database, userId, pose, dependencies.clock.now());
  const { store, ...documents } = await nameDocuments(dependencies, userId, files);
  try {
    await store();
    const { replaced, notified } = await insertSubmission(dependencies, userId, { ...documents, pose, consent });
    publishDecision(dependencies.events, notified);
    // The new submission is committed. The job erases the files that cannot be erased now.
    if (replaced) await eraseUnlessHeld(dependencies, listKeys(replaced)).catch(() => undefined);
  } catch (error) {
    // The caller gets the first error. A connection may have broken after the commit: then the submission holds them.
    await eraseUnlessHeld(dependencies, listKeys(documents)).catch(() => undefined);
    throw error;
  }
  return getVerification(database, userId);
}

function requireBoth({ selfie, idDocument }: Partial<VerificationFiles>): VerificationFiles {
  if (selfie !== undefined && idDocument !== undefined) return { selfie, idDocument };
  throw new ApiError('invalid_input', {
    detail: 'Please upload both your ID and a recent selfie',
    fields: {
      ...(selfie === undefined ? { selfie: ['is required'] } : {}),
      ...(idDocument === undefined ? { id_document: ['is required'] } : {}),
    },
  });
}

/** @throws ApiError pose_ended unless a selfie in this pose may be sent */
async function requirePose(on: Database | Transaction, userId: number, pose: SelfiePose, now: Date): Promise<HeldPose> {
  const held = await getRow(on, findPose, { userId });
  if (!maySendPose(held, pose, now)) throw new ApiError('pose_ended');
  return held;
}

/**
 * A pending submission is deleted instead of changed, so that a reviewer who has seen its pictures cannot decide about
 * others.
 */
function insertSubmission(
  { database, clock, autoApprove }: SubmitVerificationDependencies,
  userId: number,
  submitted: { selfieKey: string; documentKey: string } & SaidOfSelfie,
) {
  return inTransaction(database, async (transaction) => {
    const submittedAt = clock.now();
    // Other submissions of this member wait.
    await getRow(transaction, lockMember, { id: userId });
    await keepSaid(transaction, userId, submitted, submittedAt);
    const keys = listKeys(submitted);
    // An upload that took longer than an hour finds its documents erased.
    if ((await getRows(transaction, removeUnheld, { keys })).length < keys.length) throw new ApiError('unavailable');
    const pending = await getRow(transaction, deletePendingVerification, { userId });
    if (pending) await getRows(transaction, insertUnheld, { keys: listKeys(pending), userId, eraseAt: submittedAt });
    const stored = await getRow(transaction, insertVerification, { userId, ...submitted, submittedAt });
    if (!stored) throw new ApiError('already_verified');
    const approval = { verificationId: stored.id, decision: 'approve', moderatorId: null } as const;
    const notified = autoApprove ? await recordDecision(transaction, approval, submittedAt) : null;
    return { replaced: pending, notified: notified ?? [] };
  });
}

/** Marks the pose as used and stores the consent, if they were sent. */
async function keepSaid(transaction: Transaction, userId: number, { pose, consent }: SaidOfSelfie, now: Date) {
  if (pose !== null) {
    const { givenAt } = await requirePose(transaction, userId, pose, now);
    if (!(await getRow(transaction, markPoseUsed, { userId, givenAt, now }))) throw new ApiError('pose_ended');
  }
  if (consent !== null) await giveConsent(transaction, { userId, purpose: 'verification', version: consent, now });
}
