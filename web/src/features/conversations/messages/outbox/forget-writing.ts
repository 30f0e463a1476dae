import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { forgetPictures } from './local-pictures.ts';
import { outbox } from './outbox.ts';

/**
 * Discards everything that the member has written, chosen or recorded for somebody and not sent, because that person
 * can no longer be written to.
 */
export function forgetWriting(partnerId: number): void {
  outbox.forget(({ receiver }) => receiver === partnerId);
  forgetPictures(partnerId);
  if (readDraft(partnerId) !== '') replaceDraft(partnerId, '');
}
