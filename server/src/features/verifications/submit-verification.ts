import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { recordDecision } from './decide-verification.ts';
import { getVerification, type VerificationState } from './get-verification.ts';
import { eraseDocuments, storeDocuments, type VerificationFiles } from './store-documents.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

export interface SubmitVerificationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly vault: DocumentVault;
  /** Approve at once (VERIFY_AUTO_APPROVE). */
  readonly autoApprove: boolean;
}

/** Takes a selfie and an ID document for review, in the place of a pending submission: files and row, or neither. */
export async function submitVerification(
  parts: SubmitVerificationParts,
  userId: number,
  sent: Partial<VerificationFiles>,
): Promise<VerificationState> {
  const { database, vault } = parts;
  const files = requireBoth(sent);
  const standing = await getVerification(database, userId);
  if (standing.status === 'approved') throw new ApiError('already_verified');
  const documents = await storeDocuments(parts.images, vault, files);
  const replaced = await insertSubmission(parts, userId, documents).catch(async (error: unknown) => {
    await eraseUnlessNamed(parts, userId, documents);
    throw error;
  });
  // The new submission stands: what cannot be erased now is named by no row and is swept.
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
 * A pending submission is deleted and not changed, so that a reviewer who has seen its pictures
 * cannot decide about others.
 */
function insertSubmission(
  { database, clock, autoApprove }: SubmitVerificationParts,
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
    if (autoApprove)
      await recordDecision(transaction, { verificationId: id, decision: 'approve', moderatorId: null }, submittedAt);
    return pending;
  });
}

/** A connection can break after the row was committed: documents are erased only if no row names them. */
async function eraseUnlessNamed(
  { database, vault }: SubmitVerificationParts,
  userId: number,
  documents: { selfieKey: string; documentKey: string },
) {
  try {
    const isNamed = await createVerificationsRepository(database).isDocumentNamed(userId, documents.selfieKey);
    if (!isNamed) await eraseDocuments(vault, documents);
  } catch {
    // The caller is told of the first failure; documents that no row names are swept later.
  }
}
