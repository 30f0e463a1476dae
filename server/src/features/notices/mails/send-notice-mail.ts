import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { MailError, type Mailer } from '../../../gateways/mail/mailer.ts';
import { composeNoticeMail } from './compose-notice-mail.ts';
import { endOf, type MailOutcome } from './mail-rules.ts';
import { countHandover, endMail, gatherMail } from './mails.repository.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

export interface NoticeMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The address of the web app. */
  readonly siteUrl: string;
  /** It signs the unsubscribe links. */
  readonly linkKey: Secret;
}

/**
 * Sends an open mail. A temporary failure is thrown, and the mail stays open. Before the mail server gets the end of
 * the mail, the handover is committed. A process that dies earlier has sent nothing. A mail with an unknown outcome is
 * sent at most once more.
 */
export async function sendNoticeMail(dependencies: NoticeMailDependencies, id: number): Promise<void> {
  const { database, clock, mailer, siteUrl, linkKey } = dependencies;
  const open = await gatherMail(database, id);
  if (!open) return;
  const outcome = endOf(open, clock.now());
  const end = async (how: MailOutcome, failure?: string) => {
    await getRows(database, endMail, { id, at: clock.now(), outcome: how, ...(failure !== undefined && { failure }) });
  };
  if (outcome) return end(outcome);
  const count = async (by: 1 | -1) => {
    await getRows(database, countHandover, { id, by });
  };
  const token = signUnsubscribe(open.userId, linkKey);
  const mail = composeNoticeMail({ ...open, mailId: id, siteUrl, token });
  try {
    await mailer.send(mail, { onHandover: () => count(1) });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.wasHandedOver && error.wasAnswered) await count(-1);
    if (!error.isFinal) throw error;
    return end('refused', error.message);
  }
  return end('sent');
}
