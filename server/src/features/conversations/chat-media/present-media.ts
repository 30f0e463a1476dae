import type { MessageMedia, MessagePhoto, MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';
import type { MediaRow } from './media-sql.ts';

interface Viewing {
  readonly sign: SignMedia;
  /** The viewer has sent it, and sees it uncovered. */
  readonly isOwn: boolean;
}

export function presentMedia(row: MediaRow, viewing: Viewing): MessageMedia {
  return row.kind === 'photo' ? presentChatPhoto(row, viewing) : presentVoice(row, viewing);
}

export function presentChatPhoto(row: MediaRow, { sign, isOwn }: Viewing): MessagePhoto {
  const { id, key, bytes, width, height, isExplicit, isShown, isTrusted } = row;
  return {
    kind: 'photo',
    id,
    width: width ?? 0,
    height: height ?? 0,
    bytes,
    path: sign(key, 'photo.webp'),
    // A photo that was not screened may show anything.
    is_covered: !isOwn && !isShown && (isExplicit !== false || !isTrusted),
    is_explicit: isExplicit === true,
  };
}

export function presentVoice({ id, key, bytes, durationMs, waveform }: MediaRow, { sign }: Viewing): MessageVoice {
  return {
    kind: 'voice',
    id,
    duration_ms: durationMs ?? 0,
    bytes,
    waveform: waveform ?? '',
    path: sign(key, 'note.webm'),
    path_aac: sign(key, 'note.m4a'),
  };
}
