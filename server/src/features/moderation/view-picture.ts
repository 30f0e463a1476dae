import { ApiError } from '@mwanzo/contract/api-error';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { createReviewsRepository } from '../verifications/index.ts';

interface ViewPictureDependencies extends ProfileViewDependencies {
  readonly vault: DocumentVault;
}

/** The WebP bytes of a submitted picture. The audit records the look before the first byte is sent. */
export async function viewPicture(
  dependencies: ViewPictureDependencies,
  moderatorId: number,
  id: number,
  picture: 'selfie' | 'id_document',
): Promise<Uint8Array> {
  const keys = await createReviewsRepository(dependencies.database).viewPicture(
    moderatorId,
    id,
    `view_${picture}`,
    dependencies.clock.now(),
  );
  const key = picture === 'selfie' ? keys?.selfieKey : keys?.documentKey;
  const bytes = key && (await dependencies.vault.open(key));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
