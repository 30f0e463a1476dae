import { reportLimits } from '@mwanzo/contract/limits';
import type { reportReasons } from '@mwanzo/contract/options';

export type ReportReason = (typeof reportReasons)[number];

/** In the order on the sheet: what happens most comes first. */
export const reasonsInOrder = [
  'money',
  'fake',
  'harassment',
  'offensive_photo',
  'under_18',
  'other',
] as const satisfies readonly ReportReason[];

/** What the reporter has chosen and typed. */
export interface ReportForm {
  reason: ReportReason | undefined;
  text: string;
  attaches: boolean;
  blocks: boolean;
}

export type ReportProblem = 'reason' | 'text';

/** What is missing. Only "something else" needs words. */
export function problemOf({ reason, text }: ReportForm): ReportProblem | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && text.trim() === '' ? 'text' : undefined;
}

/** What goes to the server. Words that were typed for another reason stay on the sheet alone. */
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

/** Their last messages that can be read, as many as a report takes. */
export function lastMessagesOf(messages: readonly Sent[], partnerId: number): number[] {
  return messages
    .filter(({ sender, is_deleted }) => sender === partnerId && !is_deleted)
    .slice(-reportLimits.messagesMax)
    .map(({ id }) => id);
}
