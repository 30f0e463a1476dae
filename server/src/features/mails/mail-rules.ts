export type MailOutcome = 'sent' | 'uncertain' | 'refused' | 'needless' | 'expired';

/** What has waited unread for so long, in ms, is worth a mail. */
export const waitingMs = 12 * 60 * 60 * 1000;
/** A mail that could not be sent for so long, in ms, is given up. */
export const patienceMs = 3 * 24 * 60 * 60 * 1000;
/** So often a mail may be handed over without an answer from the mail server. */
const handoversMax = 2;

interface MailState {
  readonly createdAt: Date;
  readonly handovers: number;
  readonly notices: readonly unknown[];
}

/** Why a mail is not to be sent any more. Null when it is. */
export function endOf({ createdAt, handovers, notices }: MailState, now: Date): MailOutcome | null {
  if (handovers >= handoversMax) return 'uncertain';
  if (notices.length === 0) return handovers > 0 ? 'uncertain' : 'needless';
  return now.getTime() - createdAt.getTime() > patienceMs ? 'expired' : null;
}
