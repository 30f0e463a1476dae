export interface Mail {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In angle brackets. Without one, each attempt gets its own. */
  readonly messageId?: string;
  /** The address that ends such mails by one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface SendOptions {
  /**
   * Awaited before the mail server gets the end of the mail. Until then it has taken nothing over; afterwards it may have,
   * even if its answer is lost.
   */
  readonly onHandover?: () => Promise<void>;
}

/** The door to members' mailboxes. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail over. Fails with a MailError. */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  close(): void;
}

interface MailFailure {
  /** The mail server will not take this mail, however often it is sent. */
  readonly isFinal?: boolean;
  /** The whole mail was sent. */
  readonly wasHandedOver?: boolean;
  /** The mail server has said that it did not take the mail. */
  readonly wasAnswered?: boolean;
}

/** A mail was not sent, or nobody knows. The message names no address, so that it may be logged. */
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
