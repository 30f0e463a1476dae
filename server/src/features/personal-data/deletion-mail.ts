import { brandHtml } from '../../gateways/mail/brand-html.ts';
import type { MailQueue } from '../../gateways/mail/mail-queue.ts';
import type { Mail, Mailer } from '../../gateways/mail/mailer.ts';
import { deletionMailTexts } from './deletion-mail-texts.ts';
import type { FormerAddress } from './erasures.repository.ts';

export interface DeletionMailDependencies {
  /** Null when no mail is sent. */
  readonly mailer: Mailer | null;
  readonly mailQueue: MailQueue;
  /** The address of the web app. */
  readonly siteUrl: string;
}

function deletionMail({ email, language }: FormerAddress, siteUrl: string): Mail {
  const { subject, greeting, gone, stays, ifNotYou, questions } = deletionMailTexts[language];
  const link = new URL('/support', siteUrl).href;
  const told = [greeting, gone, stays, ifNotYou];
  const paragraphs = [...told, `${questions} <a href="${link}">${link}</a>`];
  return {
    to: email,
    subject,
    text: `${[...told, `${questions}\n${link}`, 'Mwanzo'].join('\n\n')}\n`,
    html: brandHtml({
      language,
      card: paragraphs.map((text) => `<p style="margin:0 0 12px">${text}</p>`).join('\n'),
    }),
  };
}

/**
 * Mails the address of an account that is gone. This happens after the response, and nothing depends on it. No row
 * could hold the mail, because all rows of the account are deleted.
 */
export function mailDeletion({ mailer, mailQueue, siteUrl }: DeletionMailDependencies, former: FormerAddress): void {
  if (mailer) mailQueue.add(() => mailer.send(deletionMail(former, siteUrl)));
}
