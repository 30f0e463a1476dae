import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail for nodemailer. Its headers keep other machines from answering it. */
export function composeMail({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // What is in a mail never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
