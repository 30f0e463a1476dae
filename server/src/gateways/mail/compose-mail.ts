import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail for nodemailer. Its headers keep other machines from answering it. */
export function composeMail({ to, subject, text, html, messageId, unsubscribe }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(messageId !== undefined && { messageId }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        // Prepared: a folded address would be broken in some mail programs.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // What is in a mail never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
