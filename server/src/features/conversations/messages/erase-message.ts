import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { removeGoneMedia, takeMediaOf } from '../chat-media/index.ts';
import { markDeleted } from './message-changes.repository.ts';
import type { MessageRow } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { publishMessage } from './publish-message.ts';

/**
 * Deletes a message for both members, with its photo or voice note, unless that was reported before. Returns the
 * deleted message, also when another request has deleted it meanwhile.
 */
export async function eraseMessage(
  dependencies: MessageDependencies,
  { me, at }: { readonly me: number; readonly at: Date },
  message: MessageRow,
): Promise<MessageRow> {
  const { id } = message;
  const row = { ...message, isDeleted: true };
  const isChanged = await inTransaction(dependencies.database, async (transaction) => {
    const isMarked = (await getRow(transaction, markDeleted, { me, id, at })) !== null;
    if (isMarked && message.mediaKind !== null) await getRows(transaction, takeMediaOf, { messageId: id, at });
    return isMarked;
  });
  if (isChanged) {
    await removeGoneMedia(dependencies);
    publishMessage(dependencies, 'message_changed', row);
  }
  return row;
}
