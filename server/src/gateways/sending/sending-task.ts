import type { Mail, MailError } from '../mail/mailer.ts';
import type { Push, PushError, PushOutcome, PushTarget } from '../push/pusher.ts';

export type SendingTask =
  | { readonly kind: 'push'; readonly target: PushTarget; readonly push: Push }
  /** With `asksBefore`, the thread asks before it hands the mail over, and waits for `handed`. */
  | { readonly kind: 'mail'; readonly mail: Mail; readonly asksBefore: boolean };

/** A message to the thread. Each task has an id of its own. */
export type ToThread = { readonly id: number } & (
  | SendingTask
  /** The handover is committed, or it failed. */
  | { readonly kind: 'handed'; readonly isCommitted: boolean }
);

type MailFailure = Pick<MailError, 'message' | 'isFinal' | 'wasHandedOver' | 'wasAnswered'>;

/** An error keeps neither its class nor its fields on its way between threads, so what is needed of it is named. */
export type SendingFailure =
  | ({ readonly of: 'mail' } & MailFailure)
  | ({ readonly of: 'push' } & Pick<PushError, 'message'>)
  | { readonly of: 'thread'; readonly error: unknown };

/** A message from the thread, about the task with this id. */
export type FromThread = { readonly id: number } & (
  | { readonly kind: 'handover' }
  /** The outcome of a push; null for a mail. */
  | { readonly kind: 'sent'; readonly outcome: PushOutcome | null }
  | { readonly kind: 'failed'; readonly failure: SendingFailure }
);
