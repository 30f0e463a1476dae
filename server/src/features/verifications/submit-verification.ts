import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { publishDecision, recordDecision } from './decide-verification.ts';
import { getVerification, type VerificationState } from './get-verification.ts';
import { eraseDocuments, storeDocuments, type VerificationFiles } from './store-documents.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

export interface SubmitVerificationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly images: ImageProcessor;
  readonly vault: DocumentVault;
  /** Whether submissions are approved at once (VERIFY_AUTO_APPROVE). */
  readonly autoApprove: boolean;
}

/**
 * Submits a selfie and an ID document for review. It replaces a pending submission. Files and row are written, or
 * neither.
 */
export async function submitVerification(
  dependencies: SubmitVerificationDependencies,
  userId: number,
  sent: Partial<VerificationFiles>,
): Promise<VerificationState> {
  const { database, vault } = dependencies;
  const files = requireBoth(sent);
  const verification = await getVerification(database, userId);
  if (verification.status === 'approved') throw new ApiError('already_verified');
  const documents = await storeDocuments(dependencies.images, vault, files);
  const { replaced, notified } = await insertSubmission(dependencies, userId, documents).catch(
    async (error: unknown) => {
      await eraseUnlessNamed(dependencies, userId, documents);
      throw error;
    },
  );
  publishDecision(dependencies.events, notified);
  // The new submission is committed. If the old pictures cannot be erased now, no row names them and they are swept.
  if (replaced) await eraseDocuments(vault, replaced).catch(() => undefined);
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

/**
 * A pending submission is deleted instead of changed, so that a reviewer who has seen its pictures cannot decide about
 * others.
 */
function insertSubmission(
  { database, clock, autoApprove }: SubmitVerificationDependencies,
  userId: number,
  documents: { selfieKey: string; documentKey: string },
) {
  return inTransaction(database, async (transaction) => {
    const verifications = createVerificationsRepository(transaction);
    const submittedAt = clock.now();
    await verifications.lockSubmitter(userId);
    const pending = await verifications.deletePendingVerification(userId);
    const id = await verifications.insertVerification({ userId, ...documents, submittedAt });
    if (id === null) throw new ApiError('already_verified');
    const approval = { verificationId: id, decision: 'approve', moderatorId: null } as const;
    const notified = autoApprove ? await recordDecision(transaction, approval, submittedAt) : null;
    return { replaced: pending, notified: notified ?? [] };
  });
}

/** A connection may break after the row was committed, so documents are erased only if no row names them. */
async function eraseUnlessNamed(
  { database, vault }: SubmitVerificationDependencies,
  userId: number,
  documents: { selfieKey: string; documentKey: string },
) {
  try {
    const isNamed = await createVerificationsRepository(database).isDocumentNamed(userId, documents.selfieKey);
    if (!isNamed) await eraseDocuments(vault, documents);
  } catch {
    // The caller gets the first error; documents that no row names are swept later.
  }
}
