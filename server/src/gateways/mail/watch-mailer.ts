import type { Outages } from '../../errors/outages.ts';
import { MailError, type Mailer } from './mailer.ts';

/** Notes whether the mail server accepts mails. One that refuses a mail for good is there. */
export function watchMailer(mailer: Mailer, outages: Outages): Mailer {
  return {
    async send(mail, options) {
      try {
        await mailer.send(mail, options);
      } catch (error) {
        if (error instanceof MailError && error.isFinal) outages.end('mail');
        else if (error instanceof MailError) outages.note('mail', error);
        throw error;
      }
      outages.end('mail');
    },
    close: () => mailer.close(),
  };
}
