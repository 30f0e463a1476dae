import { shrinkPicture } from '../../../../photos/shrink-picture.ts';
import { rememberPicture } from '../outbox/local-pictures.ts';
import type { ReplyTarget } from '../outbox/outbox-rules.ts';
import { sendFile } from '../outbox/outbox.ts';
import { chatPhotoDrawing } from './photo-rules.ts';

/** A photo that the member has chosen to send. */
interface ChosenPhoto {
  readonly receiver: number;
  readonly file: File;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly replyTo: ReplyTarget | null;
}

/** Makes a photo smaller, uploads it and sends it with its caption. */
export function sendPhoto({ receiver, file, width, height, caption, replyTo }: ChosenPhoto): void {
  const small = shrinkPicture(file, chatPhotoDrawing).catch(() => file);
  const photo = { kind: 'photo', isKept: false, width, height } as const;
  const id = sendFile({ receiver, text: caption, replyTo, file: photo }, small);
  rememberPicture(id, { receiver, url: URL.createObjectURL(file) });
}
