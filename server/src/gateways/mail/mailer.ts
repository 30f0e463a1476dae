import type { Config } from '../../config/config.ts';

export interface Mail {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The Message-ID, in angle brackets. Without one, each attempt gets a new one. */
  readonly messageId?: string;
  /** The address that unsubscribes from such mails with one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface SendOptions {
  /**
   * Awaited before the mail server gets the end of the mail. Until then it has not accepted the mail. Afterwards it may
   * have, even if its reply is lost.
   */
  readonly onHandover?: () => Promise<void>;
}

/** Sends mails to members. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Fails with a MailError. */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  /** Ends what sends. A mail under way fails. */
  close(): void | Promise<void>;
}

/**
 * True if mails are sent. They are written to `DATA_DIR/outbox` if there is no SMTP_URL. Production then sends none,
 * because nobody would look for them there, and the start says so.
 */
export function sendsMails({ smtp, production }: Pick<Config, 'smtp' | 'production'>): boolean {
  return smtp !== null || !production;
}

interface MailFailure {
  /** The mail server will never accept this mail, however often it is sent. */
  readonly isFinal?: boolean;
  /** The whole mail was sent. */
  readonly wasHandedOver?: boolean;
  /** The mail server has replied that it did not accept the mail. */
  readonly wasAnswered?: boolean;
}

/** A mail was not sent, or it is unknown if it was. The message names no address, so it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly isFinal: boolean;
  readonly wasHandedOver: boolean;
  readonly wasAnswered: boolean;

  constructor(message: string, { isFinal = false, wasHandedOver = false, wasAnswered = false }: MailFailure = {}) {
    super(message);
    this.isFinal = isFinal;
    this.wasHandedOver = wasHandedOver;
    this.wasAnswered = wasAnswered;
  }
}
