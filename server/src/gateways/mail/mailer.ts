export interface Mail {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The door to members' mailboxes. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail over. Fails with a MailError. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail was not sent. The message names no address, so that it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
