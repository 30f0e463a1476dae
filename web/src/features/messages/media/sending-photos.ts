import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { uploading } from '../../../api/upload.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { shrinkPicture } from '../../../photos/shrink-picture.ts';
import { createStore } from '../../../state/store.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import type { ReplyTarget } from '../outbox/outbox-rules.ts';
import { rememberPicture } from './local-pictures.ts';
import { chatPhotoDrawing } from './photo-rules.ts';
import type { MessagePhoto } from '@mwanzo/contract/chat-media';

/**
 * How far a photo has come before its message goes into the outbox:
 * - `sending`: it is made smaller and uploaded;
 * - `waiting`: the connection was cut, and it goes on by itself when the network is back;
 * - `asking`: it may be a nude photo, and the sender has not said whether to send it;
 * - `failed`: the server refused it, or could not take it.
 */
type Phase = 'sending' | 'waiting' | 'asking' | 'failed';

/** Why an upload was refused for good; null when the same photo may be sent again. */
export type PhotoRefusal = 'premium' | 'photo' | 'not_a_picture' | null;

export interface SendingPhoto {
  readonly key: number;
  readonly receiver: number;
  readonly file: File;
  /** The URL of the file on this device. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly replyTo: ReplyTarget | null;
  readonly phase: Phase;
  /** How much of it has left the device, from 0 to 1. */
  readonly share: number;
  readonly refusal: PhotoRefusal;
  readonly media?: MessagePhoto;
}

/** A photo that the member has chosen to send. */
export type ChosenPhoto = Pick<SendingPhoto, 'receiver' | 'file' | 'url' | 'width' | 'height' | 'caption' | 'replyTo'>;

/** They are in memory alone: a photo that was not uploaded is lost with the page. */
export const sendingPhotos = createStore<readonly SendingPhoto[]>([]);

let nextKey = 1;
const find = (key: number) => sendingPhotos.read().find((photo) => photo.key === key);
const change = (key: number, changed: Partial<SendingPhoto>) =>
  sendingPhotos.write(sendingPhotos.read().map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)));
const remove = (key: number) => sendingPhotos.write(sendingPhotos.read().filter((photo) => photo.key !== key));

const refusals: Record<string, PhotoRefusal> = {
  premium_required: 'premium',
  photo_refused: 'photo',
  photo_invalid: 'not_a_picture',
};

/** Gives an uploaded photo to the outbox, from where it is sent like a text. */
function hand({ key, receiver, caption, replyTo, url }: SendingPhoto, media: MessagePhoto): void {
  rememberPicture(media.id, url);
  putInOutbox({ receiver, text: caption, replyTo, media });
  remove(key);
}

async function upload(photo: SendingPhoto): Promise<void> {
  const { key, receiver, file } = photo;
  change(key, { phase: 'sending', share: 0, refusal: null });
  try {
    const body = new FormData();
    // The fields come before the file: the server reads them in this order.
    body.set('receiver', String(receiver));
    body.set('photo', await shrinkPicture(file, chatPhotoDrawing).catch(() => file));
    const transport = uploading((sent, total) => change(key, { share: sent / total }));
    const media = await request('POST /api/messages/media/photos/', { body, transport });
    // Thrown away meanwhile: the server forgets what was not sent.
    if (!find(key)) return;
    if (media.is_explicit) change(key, { phase: 'asking', media });
    else hand(photo, media);
  } catch (error) {
    if (error instanceof NetworkError) return change(key, { phase: 'waiting' });
    logFailure('The photo was not sent', error);
    const code = error instanceof RequestError ? error.code : '';
    change(key, { phase: 'failed', refusal: refusals[code ?? ''] ?? null });
  }
}

/** Uploads a photo, then sends it. */
export function sendPhoto(chosen: ChosenPhoto): void {
  const photo: SendingPhoto = { ...chosen, key: nextKey, phase: 'sending', share: 0, refusal: null };
  nextKey += 1;
  sendingPhotos.write([...sendingPhotos.read(), photo]);
  void upload(photo);
}

/** Tries again, or sends what the member was asked about. */
export function sendPhotoAgain(key: number): void {
  const photo = find(key);
  if (photo?.phase === 'asking' && photo.media) hand(photo, photo.media);
  else if (photo && photo.phase !== 'sending') void upload(photo);
}

export function throwPhotoAway(key: number): void {
  const photo = find(key);
  if (!photo) return;
  URL.revokeObjectURL(photo.url);
  remove(key);
}

addEventListener('online', () => {
  for (const { key, phase } of sendingPhotos.read()) if (phase === 'waiting') sendPhotoAgain(key);
});

// The browser asks before the page is left with a photo that would be lost.
addEventListener('beforeunload', (event) => {
  if (sendingPhotos.read().some(({ phase }) => phase === 'sending' || phase === 'waiting')) event.preventDefault();
});
