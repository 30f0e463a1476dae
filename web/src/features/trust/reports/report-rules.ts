import { reportLimits } from '@mwanzo/contract/limits';
import type { ReportReason } from '@mwanzo/contract/trust/reports';

/** The reasons in the order of the sheet, most frequent first. */
export const reasonsInOrder = [
  'money',
  'fake',
  'harassment',
  'offensive_photo',
  'under_18',
  'other',
] as const satisfies readonly ReportReason[];

/** The reporter's choices and text. */
export interface ReportForm {
  reason: ReportReason | undefined;
  text: string;
  attaches: boolean;
  blocks: boolean;
}

export type ReportProblem = 'reason' | 'text';

/** Returns what is missing. Only the reason "something else" needs a text. */
export function problemOf({ reason, text }: ReportForm): ReportProblem | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && text.trim() === '' ? 'text' : undefined;
}

/** Makes the request's body. A text that was typed for another reason is not sent. */
export function bodyOf({ reason, text, attaches, blocks }: ReportForm, messageIds: readonly number[]) {
  return {
    reason: reason ?? ('other' as const),
    text: reason === 'other' ? text.trim() : '',
    message_ids: attaches ? messageIds.slice(-reportLimits.messagesMax) : [],
    block: blocks,
  };
}

interface Sent {
  id: number;
  sender: number;
  is_deleted: boolean;
}

/** Returns the ids of the partner's last readable messages, as many as a report can contain. */
export function lastMessagesOf(messages: readonly Sent[], partnerId: number): number[] {
  return messages
    .filter(({ sender, is_deleted }) => sender === partnerId && !is_deleted)
    .slice(-reportLimits.messagesMax)
    .map(({ id }) => id);
}
