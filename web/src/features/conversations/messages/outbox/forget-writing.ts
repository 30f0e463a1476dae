import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { forgetPictures } from '../media/local-pictures.ts';
import { forgetMedia } from '../media/media-queue.ts';
import { readOutbox, removeFromOutbox } from './outbox.ts';

/**
 * Discards everything that the member has written, chosen or recorded for somebody and not sent, because that person
 * can no longer be written to.
 */
export function forgetWriting(partnerId: number): void {
  forgetMedia(partnerId);
  for (const { receiver, clientId } of readOutbox()) if (receiver === partnerId) removeFromOutbox(clientId);
  forgetPictures(partnerId);
  if (readDraft(partnerId) !== '') replaceDraft(partnerId, '');
}
