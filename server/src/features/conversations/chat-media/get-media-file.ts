import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { AudioProcessor } from '../../../gateways/audio/audio-processor.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import type { MediaFileName, MediaPaths } from '../../../gateways/media-storage/signed-media-path.ts';
import type { SignedRequest } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { lapsedClaims } from '../../core/claims/index.ts';
import { mayOpen } from './media-rules.ts';
import { findOpened } from './media.repository.ts';

export interface GetMediaFileDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mediaStorage: MediaStorage;
  readonly mediaPaths: MediaPaths;
  /** Null where ffmpeg is not installed. */
  readonly audio: AudioProcessor | null;
}

/**
 * The bytes behind the signed path of a message's file. The same response is sent for an invalid or expired signature,
 * a deleted message, a viewer who is not (or no longer) one of the two members, and a reviewer while none holds the
 * case.
 */
export async function getMediaFile(
  { database, clock, mediaStorage, mediaPaths, audio }: GetMediaFileDependencies,
  request: SignedRequest<MediaFileName>,
): Promise<Uint8Array> {
  const media = mediaPaths.verify(request);
  const kind = request.file === 'photo.webp' ? 'photo' : 'voice';
  const lapsedAt = lapsedClaims(clock.now());
  const stored = media && (await getRow(database, findOpened, { storageKey: media.key, kind, lapsedAt }));
  const isOpen = stored && (media.viewerId === reviewersId ? stored.isReviewed : mayOpen(stored, media.viewerId));
  const bytes = isOpen && (await readFile(media, request.file));
  if (!bytes) throw new ApiError('not_found');
  return bytes;

  async function readFile({ key, viewerId }: { key: string; viewerId: number }, file: MediaFileName) {
    const kept = await mediaStorage.read(key, file);
    return kept === null && file === 'note.m4a' ? makeAac(key, viewerId) : kept;
  }

  /** Few players need this version, so it is created at the first request, and kept. */
  async function makeAac(key: string, viewerId: number) {
    const webm = await mediaStorage.read(key, 'note.webm');
    if (webm === null) return null;
    if (audio === null) throw new ApiError('voice_off');
    const aac = await audio.toAac(webm, viewerId);
    await mediaStorage.add(key, { name: 'note.m4a', bytes: aac });
    return aac;
  }
}
