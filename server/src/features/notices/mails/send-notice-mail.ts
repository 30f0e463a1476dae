import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { MailError, type Mailer } from '../../../gateways/mail/mailer.ts';
import { composeNoticeMail } from './compose-notice-mail.ts';
import { endOf } from './mail-rules.ts';
import { countHandover, endMail, gatherMail } from './mails.repository.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

export interface NoticeMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The address of the web app. */
  readonly siteUrl: string;
  readonly secretKey: Secret;
}

/**
 * Sends an open mail. A temporary failure is thrown, and the mail stays open. Before the mail server gets the end of
 * the mail, the handover is committed. A process that dies earlier has sent nothing. A mail with an unknown outcome is
 * sent at most once more.
 */
export async function sendNoticeMail(dependencies: NoticeMailDependencies, id: number): Promise<void> {
  const { database, clock, mailer, siteUrl, secretKey } = dependencies;
  const open = await gatherMail(database, id);
  if (!open) return;
  const outcome = endOf(open, clock.now());
  if (outcome) return endMail(database, { id, at: clock.now(), outcome });
  const token = signUnsubscribe(open.userId, secretKey);
  const mail = composeNoticeMail({ ...open, mailId: id, siteUrl, token });
  try {
    await mailer.send(mail, { onHandover: () => countHandover(database, { id, by: 1 }) });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.wasHandedOver && error.wasAnswered) await countHandover(database, { id, by: -1 });
    if (!error.isFinal) throw error;
    return endMail(database, { id, at: clock.now(), outcome: 'refused', failure: error.message });
  }
  return endMail(database, { id, at: clock.now(), outcome: 'sent' });
}
