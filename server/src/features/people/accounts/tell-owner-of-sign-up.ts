import type { Language } from '@mwanzo/contract/language';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MailQueue } from '../../../gateways/mail/mail-queue.ts';
import type { Mailer } from '../../../gateways/mail/mailer.ts';
import { claimSignUpNotice, releaseSignUpNotice } from '../../core/members/index.ts';
import { knownAddressMail } from './known-address-mail.ts';

export interface MailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Null when no mail is sent. */
  readonly mailer: Mailer | null;
  readonly mailQueue: MailQueue;
  /** The address of the web app. */
  readonly siteUrl: string;
}

/**
 * Mails the owner of a known address that somebody has tried to sign up with it, at most once a Nairobi day. This
 * happens after the response, so the response does not depend on it.
 */
export function tellOwnerOfSignUp(dependencies: MailDependencies, email: string, language: Language): void {
  const { database, clock, mailer, mailQueue, siteUrl } = dependencies;
  if (!mailer) return;
  const today = nairobiDay(clock.now());
  mailQueue.add(async () => {
    if (!(await getRow(database, claimSignUpNotice, { email, day: today }))) return;
    try {
      await mailer.send(knownAddressMail(email, language, siteUrl));
    } catch (error) {
      await getRows(database, releaseSignUpNotice, { email, day: today });
      throw error;
    }
  });
}
