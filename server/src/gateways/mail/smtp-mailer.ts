import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/config.ts';
import type { Secret } from '../../config/secret.ts';
import { composeMail } from './compose-mail.ts';
import { MailError, type Mailer } from './mailer.ts';

interface Timeouts {
  /** The time limit for connecting, and again for the greeting, in ms. */
  readonly connectMs: number;
  /** The longest time for which the mail server may be silent, in ms. */
  readonly silenceMs: number;
}

const usual: Timeouts = { connectMs: 10_000, silenceMs: 20_000 };

/** Query parameters of the URL are options of nodemailer's. */
const optionsOf = (url: Secret, { connectMs, silenceMs }: Timeouts) => ({
  url: url.reveal(),
  connectionTimeout: connectMs,
  greetingTimeout: connectMs,
  socketTimeout: silenceMs,
});

/**
 * Connects to the mail server and signs in, without a mail.
 * @throws MailError
 */
export async function tryMailServer({ url }: SmtpConfig): Promise<void> {
  const transport = createTransport(optionsOf(url, usual));
  try {
    await transport.verify();
  } catch (error) {
    throw mailError(error, false);
  } finally {
    transport.close();
  }
}

/** Sends mails over SMTP, one connection for each. */
export function createSmtpMailer({ url, from }: SmtpConfig, { connectMs, silenceMs }: Timeouts = usual): Mailer {
  const options = optionsOf(url, { connectMs, silenceMs });
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
 * Streams the mail, and its end only after `onHandover`. nodemailer reads this stream once the mail server has accepted
 * the address. The server does not deliver a mail without its end.
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

/** Describes the failure without nodemailer's message, which repeats the address and the mail server's reply. */
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
 * True for a 5xx about this mail or its address. A 5xx to the greeting or the sign-in is about the server's settings,
 * which the operator can correct.
 */
function isRefusal(command: string | undefined, responseCode = 0): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
