import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { forgetPictures } from '../media/local-pictures.ts';
import { forgetMedia } from '../media/media-queue.ts';
import { readOutbox, removeFromOutbox } from './outbox.ts';

/**
 * Throws away what the member has written, chosen or recorded for somebody and not sent. There is nobody to send it to
 * any more.
 */
export function forgetWriting(partnerId: number): void {
  forgetMedia(partnerId);
  for (const { receiver, clientId } of readOutbox()) if (receiver === partnerId) removeFromOutbox(clientId);
  forgetPictures(partnerId);
  if (readDraft(partnerId) !== '') replaceDraft(partnerId, '');
}
