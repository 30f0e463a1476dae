import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/config.ts';
import { composeMail } from './compose-mail.ts';
import { MailError, type Mailer } from './mailer.ts';

interface Timeouts {
  /** How long connecting, and then the greeting, may take, in ms. */
  readonly connectMs: number;
  /** How long the mail server may be silent, in ms. */
  readonly silenceMs: number;
}

/** Sends mails over SMTP, one connection for each. Query parameters of the URL are options of nodemailer's. */
export function createSmtpMailer(
  { url, from }: SmtpConfig,
  { connectMs, silenceMs }: Timeouts = { connectMs: 10_000, silenceMs: 20_000 },
): Mailer {
  const transport = createTransport({
    url: url.reveal(),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail, from));
      } catch (error) {
        throw new MailError(describe(error));
      }
    },
    close: () => transport.close(),
  };
}

/** What failed, without nodemailer's message: that repeats the address, and what the mail server has said of it. */
function describe(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return [code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' ');
}
