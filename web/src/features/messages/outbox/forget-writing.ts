import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { readOutbox, removeFromOutbox } from './outbox.ts';

/** Throws away what the member has written to somebody and not sent. There is nobody to send it to any more. */
export function forgetWriting(partnerId: number): void {
  for (const { receiver, clientId } of readOutbox()) if (receiver === partnerId) removeFromOutbox(clientId);
  if (readDraft(partnerId) !== '') replaceDraft(partnerId, '');
}
