import type { Mailer } from '../../gateways/mail/mailer.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import type { Pusher } from '../../gateways/push/pusher.ts';
import type { Screener, SeenPicture } from '../../gateways/screening/screener.ts';

type Tell = (name: string, people: readonly number[]) => void;

/** The members whose numbers an address has. */
const peopleIn = (address: string): number[] => [...address.matchAll(/\d{6,}/g)].map(([digits]) => Number(digits));

/** Takes every mail: "mail to member", or "mail to friend". */
export const createNotedMailer = (tell: Tell): Mailer => ({
  async send({ to }, { onHandover } = {}) {
    await onHandover?.();
    tell(`mail to ${to.replace(/-\d+@.*/, '')}`, peopleIn(to));
  },
  close: () => {},
});

export const createNotedPusher = (tell: Tell): Pusher => ({
  publicKey: '',
  mayPushTo: () => true,
  async send({ endpoint }) {
    tell('push', peopleIn(endpoint));
    return 'sent';
  },
  close: () => {},
});

const nothingSeen: SeenPicture = { faces: [], turned: 0, hash: null, pattern: 1 };

/** Sees nobody. */
export const screener: Screener = {
  screenDocuments: async () => ({
    isScreened: true,
    result: { idDocument: nothingSeen, selfie: nothingSeen, photo: null, idToSelfie: null, selfieToPhoto: null },
  }),
  screenPhoto: async () => ({ isScreened: false, why: 'no_model' }),
  onProblem: () => {},
  close: async () => {},
};

/** Members have cancelled every prompt, and the receipts come later. */
export const payments: Payments = {
  isPretend: false,
  prompt: async () => ({ outcome: 'unknown', code: null }),
  query: async () => ({ outcome: 'failed', code: '1032' }),
  readCallback: () => null,
  reverse: async () => ({ outcome: 'unknown', code: null }),
  readReversal: () => null,
  findsReceipts: true,
  askReceipt: async () => ({ outcome: 'accepted' }),
  readReceipt: () => null,
};
