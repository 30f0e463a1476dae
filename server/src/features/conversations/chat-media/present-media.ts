import type { MessageMedia, MessagePhoto, MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import type { SignMedia } from '../../../gateways/media-storage/signed-media-path.ts';

/** A photo or voice note as it is stored. */
export interface MediaRow {
  readonly id: number;
  readonly key: string;
  readonly kind: 'photo' | 'voice';
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Null when it was not screened. */
  readonly isExplicit: boolean | null;
  /** The receiver has uncovered it. */
  readonly isShown: boolean;
  /** The receiver has uncovered another photo of the same sender. */
  readonly isTrusted: boolean;
  readonly durationMs: number | null;
  /** The waveform in base64. */
  readonly waveform: string | null;
}

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
