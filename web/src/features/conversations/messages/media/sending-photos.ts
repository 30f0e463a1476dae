import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import { request } from '../../../../api/request.ts';
import { uploading } from '../../../../api/upload.ts';
import { shrinkPicture } from '../../../../photos/shrink-picture.ts';
import type { ReplyTarget } from '../outbox/outbox-rules.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import { rememberPicture } from './local-pictures.ts';
import { createMediaQueue, type Queued } from './media-queue.ts';
import { chatPhotoDrawing } from './photo-rules.ts';

/** The reasons why an upload is refused permanently. */
type PhotoRefusal = 'premium' | 'photo' | 'not_a_picture';

/** A photo that the member has chosen to send. */
export interface ChosenPhoto {
  readonly receiver: number;
  readonly file: File;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly replyTo: ReplyTarget | null;
}

interface OutgoingPhoto extends ChosenPhoto {
  /** The URL of the file on this device. */
  readonly url: string;
}

export type SendingPhoto = Queued<OutgoingPhoto, MessagePhoto, PhotoRefusal>;

const queue = createMediaQueue<OutgoingPhoto, MessagePhoto, PhotoRefusal>({
  async upload({ receiver, file }, { signal, as, onProgress }) {
    const body = new FormData();
    // The fields come before the file, because the server reads them in this order.
    body.set('receiver', String(receiver));
    body.set('photo', await shrinkPicture(file, chatPhotoDrawing).catch(() => file));
    signal.throwIfAborted();
    return request('POST /api/messages/media/photos/', { body, signal, as, transport: uploading(onProgress) });
  },
  // The sender is asked if the photo may show a nude person.
  mustAsk: ({ is_explicit }) => is_explicit,
  hand({ receiver, caption, replyTo, url }, media) {
    rememberPicture(media.id, { receiver, url });
    putInOutbox({ receiver, text: caption, replyTo, media });
  },
  discard: ({ url }) => URL.revokeObjectURL(url),
  refusals: { premium_required: 'premium', photo_refused: 'photo', photo_invalid: 'not_a_picture' },
  failure: 'The photo was not sent',
});

export const { items: sendingPhotos, sendAgain: sendPhotoAgain, throwAway: throwPhotoAway } = queue;

/** Uploads a photo, then sends it. */
export function sendPhoto(chosen: ChosenPhoto): void {
  queue.send({ ...chosen, url: URL.createObjectURL(chosen.file) });
}
