import { ApiError } from '../../api-error.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import type { ModerationParts } from './moderation-parts.ts';
import { createModerationRepository } from './moderation.repository.ts';

interface ViewPictureParts extends ModerationParts {
  readonly vault: DocumentVault;
}

/** The WebP bytes of a submitted picture. The audit knows of the look before the first byte is sent. */
export async function viewPicture(
  parts: ViewPictureParts,
  moderatorId: number,
  id: number,
  picture: 'selfie' | 'id_document',
): Promise<Uint8Array> {
  const keys = await createModerationRepository(parts.database).viewPicture(
    moderatorId,
    id,
    `view_${picture}`,
    parts.clock.now(),
  );
  const key = picture === 'selfie' ? keys?.selfieKey : keys?.documentKey;
  const bytes = key && (await parts.vault.open(key));
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
