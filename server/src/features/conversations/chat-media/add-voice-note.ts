import type { MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import { ApiError } from '../../../errors/api-error.ts';
import {
  VoiceInvalidError,
  type AudioProcessor,
  type ProcessedVoice,
} from '../../../gateways/audio/audio-processor.ts';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import { presentVoice } from './present-media.ts';
import { requireMediaPermission, storeMedia, type StoreMediaDependencies } from './store-media.ts';

export interface AddVoiceNoteDependencies extends StoreMediaDependencies {
  /** Null where ffmpeg is not installed. */
  readonly audio: AudioProcessor | null;
  readonly signMediaFor: (viewerId: number) => SignMedia;
}

interface Recording {
  /** The path of the file; undefined means that none was sent. */
  readonly file: string | undefined;
  readonly receiver: number;
}

/**
 * Stores a voice note that a member is about to send to a match.
 * @throws ApiError not_found unless the two are a match, premium_required, voice_off, voice_invalid, voice_too_long,
 * busy
 */
export async function addVoiceNote(
  dependencies: AddVoiceNoteDependencies,
  userId: number,
  { file, receiver }: Recording,
): Promise<MessageVoice> {
  const { audio, signMediaFor } = dependencies;
  if (audio === null) throw new ApiError('voice_off');
  if (file === undefined)
    throw new ApiError('invalid_input', { detail: 'voice: is required', fields: { voice: ['is required'] } });
  const talkers = { ownerId: userId, partnerId: receiver };
  await requireMediaPermission(dependencies, talkers);
  const { webm, durationMs, waveform } = await refuseInvalid(audio.processVoice(file, userId));
  const voice = { ...talkers, kind: 'voice' as const, bytes: webm.length, durationMs, waveform: Buffer.from(waveform) };
  const row = await storeMedia(dependencies, voice, [{ name: 'note.webm', bytes: webm }]);
  return presentVoice(row, { sign: signMediaFor(userId), isOwn: true });
}

async function refuseInvalid(processing: Promise<ProcessedVoice>): Promise<ProcessedVoice> {
  try {
    return await processing;
  } catch (error) {
    if (!(error instanceof VoiceInvalidError)) throw error;
    throw new ApiError(error.reason === 'long' ? 'voice_too_long' : 'voice_invalid', { cause: error });
  }
}
