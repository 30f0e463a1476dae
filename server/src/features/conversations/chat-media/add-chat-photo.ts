import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { ApiError } from '../../../errors/api-error.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../../gateways/images/map-image-errors.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import type { Screener } from '../../../gateways/screening/screener.ts';
import { isPhotoBanned } from '../../core/bans/index.ts';
import { isExplicit, screenPhoto } from '../../people/photos/index.ts';
import { presentChatPhoto } from './present-media.ts';
import { requireMediaPermission, storeMedia, type StoreMediaDependencies } from './store-media.ts';

export interface AddChatPhotoDependencies extends StoreMediaDependencies {
  readonly images: ImageProcessor;
  readonly screener: Screener | null;
  readonly signMediaFor: (viewerId: number) => SignMedia;
}

interface SentPhoto {
  /** The path of the picture; undefined means that none was sent. */
  readonly file: string | undefined;
  readonly receiver: number;
}

/**
 * Stores a photo that a member is about to send to a match.
 *
 * @throws ApiError not_found unless the two are a match, premium_required, photo_invalid, busy, photo_refused when it
 * looks like a photo of a banned member
 */
export async function addChatPhoto(
  dependencies: AddChatPhotoDependencies,
  userId: number,
  { file, receiver }: SentPhoto,
): Promise<MessagePhoto> {
  if (file === undefined)
    throw new ApiError('invalid_input', { detail: 'photo: is required', fields: { photo: ['is required'] } });
  const talkers = { ownerId: userId, partnerId: receiver };
  await requireMediaPermission(dependencies, talkers);
  const { width, height, variants, looks } = await mapImageErrors('photo', dependencies.images.processPhoto(file));
  if (await isPhotoBanned(dependencies.database, looks)) throw new ApiError('photo_refused');
  const stored = variants.find((variant) => variant.width === chatMediaLimits.photoWidth);
  if (!stored) throw new Error('A photo has this variant');
  const screening = await screenPhoto(dependencies.screener, variants);
  const shrunk = Math.min(1, chatMediaLimits.photoWidth / width);
  const photo = {
    kind: 'photo' as const,
    bytes: stored.bytes.length,
    width: Math.round(width * shrunk),
    height: Math.max(1, Math.round(height * shrunk)),
    isExplicit: isExplicit(screening?.explicit ?? null),
  };
  const row = await storeMedia(dependencies, { ...talkers, ...photo }, [{ name: 'photo.webp', bytes: stored.bytes }]);
  return presentChatPhoto(row, { sign: dependencies.signMediaFor(userId), isOwn: true });
}
