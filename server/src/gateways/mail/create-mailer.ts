import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/**
 * Without SMTP_URL mails are kept in `DATA_DIR/outbox`. Production, where nobody would look for them there, sends none;
 * the start says so.
 */
export function createMailer({ smtp, production, dataDir }: Config): Mailer | null {
  if (smtp) return createSmtpMailer(smtp);
  return production ? null : createOutboxMailer(path.join(dataDir, 'outbox'));
}
