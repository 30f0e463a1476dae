import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import type { AppDependencies } from '../app/app-dependencies.ts';
import { publishDecision, recordDecision } from '../features/trust/verifications/index.ts';
import { givePose } from '../features/trust/verifications/give-pose.ts';
import type { VerificationFiles } from '../features/trust/verifications/store-documents.ts';
import { submitVerification } from '../features/trust/verifications/submit-verification.ts';
import type { ProcessedDocument } from '../gateways/images/image-processor.ts';

/**
 * Verifies members as a server with automatic approval does, with the same two pictures for all of them. The pictures
 * are encoded once, which otherwise costs most of a submission.
 */
export function createVerifier(dependencies: AppDependencies, files: VerificationFiles) {
  const { images } = dependencies;
  const encoded = new Map<string, Promise<ProcessedDocument>>();
  const processDocument = (file: string): Promise<ProcessedDocument> => {
    const document = encoded.get(file) ?? images.processDocument(file);
    encoded.set(file, document);
    return document;
  };
  const verifying = { ...dependencies, images: { ...images, processDocument }, autoApprove: true };
  return async (memberId: number): Promise<void> => {
    const { pose } = await givePose(dependencies, memberId);
    await submitVerification(verifying, memberId, { ...files, pose, consent: Number(faceConsent) });
  };
}

/** Approves what a member has submitted, without a reviewer. */
export async function approveSubmission(
  { database, clock, events }: Pick<AppDependencies, 'database' | 'clock' | 'events'>,
  memberId: number,
): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from verifications where user_id = $1 and status = 'pending'`,
    [memberId],
  );
  const [{ id } = { id: 0 }] = rows;
  const approval = { verificationId: id, decision: 'approve', moderatorId: null } as const;
  const notified = await recordDecision(database, approval, clock.now());
  if (!notified) throw new Error(`Member ${memberId} is not waiting for a review`);
  publishDecision(events, notified);
}
