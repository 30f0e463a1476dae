import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { sendsMails, type Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type MailConfig = Pick<Config, 'smtp' | 'production' | 'dataDir'>;

/** Null when no mail is sent. */
export function createMailer(config: MailConfig): Mailer | null {
  if (!sendsMails(config)) return null;
  return config.smtp ? createSmtpMailer(config.smtp) : createOutboxMailer(path.join(config.dataDir, 'outbox'));
}
