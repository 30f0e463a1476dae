import type { Language } from '@mwanzo/contract/language';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { NotificationDetails } from '../notifications/index.ts';

/** An unread notification that a mail tells of. */
export interface GatheredNotice {
  readonly kind: NotificationKind;
  readonly details: Pick<NotificationDetails, 'decision' | 'reason_code'>;
}

/** A mail that was not sent yet, with its member. */
export interface OpenMail {
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  /** The number of times that the mail server got it without a known outcome. */
  readonly handovers: number;
  readonly notices: readonly GatheredNotice[];
}

export type MailOutcome = 'sent' | 'uncertain' | 'refused' | 'needless' | 'expired';

/** News that have been unread for this time are worth a mail, in ms. */
export const waitingMs = 12 * 60 * 60 * 1000;
/** A mail that could not be sent for this time is given up, in ms. */
export const patienceMs = 3 * 24 * 60 * 60 * 1000;
/** A mail may be handed over this many times without a reply of the mail server. */
const handoversMax = 2;

interface MailState {
  readonly createdAt: Date;
  readonly handovers: number;
  readonly notices: readonly unknown[];
}

/** The reason why a mail must not be sent any more. Null when it may be sent. */
export function endOf({ createdAt, handovers, notices }: MailState, now: Date): MailOutcome | null {
  if (handovers >= handoversMax) return 'uncertain';
  if (notices.length === 0) return handovers > 0 ? 'uncertain' : 'needless';
  return now.getTime() - createdAt.getTime() > patienceMs ? 'expired' : null;
}
