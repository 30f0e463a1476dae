import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/**
 * Without SMTP_URL, mails are written to `DATA_DIR/outbox`. Production sends none, because nobody would look for them
 * there. The start says so.
 */
export function createMailer({ smtp, production, dataDir }: Config): Mailer | null {
  if (smtp) return createSmtpMailer(smtp);
  return production ? null : createOutboxMailer(path.join(dataDir, 'outbox'));
}
