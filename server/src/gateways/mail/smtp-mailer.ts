import { Readable } from 'node:stream';
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
  const options = {
    url: url.reveal(),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  };
  return {
    async send(mail, { onHandover } = {}) {
      const transport = createTransport(options);
      const progress = { wasHandedOver: false };
      transport.use('stream', ({ message }, done) => {
        message.processFunc((input) => untilHandedOver(input, progress, onHandover));
        done();
      });
      try {
        await transport.sendMail(composeMail(mail, from));
      } catch (error) {
        throw mailError(error, progress.wasHandedOver);
      } finally {
        transport.close();
      }
    },
    close: () => {},
  };
}

/**
 * The mail itself, whose end comes after `onHandover`. It is read only when the mail server has agreed to take a mail for
 * this address, and until it has its end it counts for nothing.
 */
function untilHandedOver(
  input: Readable,
  progress: { wasHandedOver: boolean },
  onHandover: (() => Promise<void>) | undefined,
): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    yield* input;
    progress.wasHandedOver = true;
    await onHandover?.();
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** What failed, without nodemailer's message: that repeats the address, and what the mail server has said of it. */
function mailError(error: unknown, wasHandedOver: boolean): MailError {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const message = [code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(message, {
    isFinal: isRefusal(command, responseCode),
    wasHandedOver,
    wasAnswered: responseCode !== undefined,
  });
}

/**
 * A 5xx about this mail or its address. A 5xx to the greeting or the sign-in is about the server's settings, which
 * the operator will mend.
 */
function isRefusal(command: string | undefined, responseCode = 0): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
