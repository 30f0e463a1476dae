import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail for nodemailer. Its headers keep automatic replies away. */
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
        // The address is encoded here, because some mail programs break a folded one.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // The content of a mail never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
