import type { Message } from '@mwanzo/contract/conversations/messages';
import { topicOf, type WarningTopic } from '@mwanzo/contract/conversations/warnings';
import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { askedAbout } from './asked-about.ts';

/** The report reason that fits each warning. A phone number alone is no reason to report. */
const reasons: Record<WarningTopic, ReportReason | undefined> = {
  paying: 'money',
  profit: 'money',
  code: 'money',
  harm: 'harassment',
  contact: undefined,
};

/** Opens the report of one message. If the message has a warning, the warning selects the reason. */
export function reportMessage({ id, sender, warning }: Message, name: string): void {
  const reason = warning ? reasons[topicOf[warning]] : undefined;
  askedAbout.write({ action: 'report', person: { id: sender, name }, messageIds: [id], isAboutMessage: true, reason });
}
