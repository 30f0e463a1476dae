import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../files/write-durably.ts';
import { randomId } from '../random-id.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail to a file that mail programs open, for a developer to read. Nothing is sent. */
export function createOutboxMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, { onHandover } = {}) {
      const { message } = await transport.sendMail(composeMail(mail, 'Mwanzo <no-reply@localhost>'));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in memory');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await onHandover?.();
      await writeDurably(path.join(folder, `${Date.now()}-${randomId()}.eml`), message);
    },
    close: () => transport.close(),
  };
}
