import type { Mail } from '../../../gateways/mail/mailer.ts';
import type { PromptResult, QueryResult } from '../../../gateways/payments/payments.ts';
import { createMember } from '../../../testing/factories.ts';
import { beginCourse } from '../../../testing/tell-course.ts';
import { tellSituation, type Deed, type Request, type Situation, type Work } from '../../../testing/tell-situations.ts';
import { askDueOrders, askReceipts, collectReceiptMails, sendReceiptMail } from './index.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';

export const payers = {
  buyer: 101,
  stranger: 102,
  reviewer: 103,
} as const;
const orders = 'payments/orders/';

type PaymentsWorld = Awaited<ReturnType<typeof createPaymentsWorld>>;

/** Creates a buyer, a stranger without the badge who pauses, and a reviewer. */
async function createPayers(world: PaymentsWorld): Promise<void> {
  const { buyer, reviewer, stranger } = payers;
  await createMember(world, { id: buyer });
  await createMember(world, { id: stranger, active: false, verified: false });
  await createMember(world, { id: reviewer, role: 'moderator' });
  await world.rows(`insert into member_settings (user_id, language) values ($1, 'sw')`, [buyer]);
}

/** Requests of members. Each member pays with their own phone. */
const order = (words: string, by: number, key: number, more: object = {}): Request => {
  const client_key = `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`;
  const asked = { product: 'day', client_key, remember: false };
  return [words, by, 'POST', orders, (payer: number) => ({ phone: `0712345${payer}`, ...asked, ...more })];
};

/** The acts of M-Pesa, about the newest prompt. */
function createTills({ callBack, settling, staged, tell }: PaymentsWorld) {
  async function tellReceipt(more: object): Promise<unknown> {
    const { callbackUrl = 'https://mwanzo.test/', merchantRequestId = '' } = staged.lost.at(-1) ?? {};
    const found = { code: '0', isInitiatorRefused: false, isCompleted: true, merchantRequestId, amount: 50, ...more };
    return (await tell(callbackUrl, { found })).json();
  }
  const askReceiptsOf = { ...settling, checkout: { callbackOrigin: 'https://mwanzo.test' } };
  return {
    mpesa: (words: string, told: object): Work => [words, async () => (await callBack(told)).json()],
    prompting: (words: string, result: PromptResult | null): Deed => [
      words,
      { do: async () => void (staged.prompting = result && (() => Promise.resolve(result))) },
    ],
    asking: (words: string, result: QueryResult): Work => [
      words,
      () => {
        staged.asking = () => Promise.resolve(result);
        return askDueOrders(settling);
      },
    ],
    receipts: ['receipts are asked for', () => askReceipts(askReceiptsOf)] as Work,
    told: (words: string, more: object): Work => [words, () => tellReceipt(more)],
  };
}

/** The acts of members, of M-Pesa and of the operator. A moment begins each course. */
export async function createToldPayments(start?: string) {
  const world = await createPaymentsWorld();
  const { clock, database, staged } = world;
  beginCourse(world);
  if (start) clock.set(start);
  await createPayers(world);
  const on = { database, clock, events: world.events };
  const mailed: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mailed.push(mail)), close: () => {} };

  const newestCode = async (): Promise<string> =>
    (await world.rows<{ code: string }>('select code from payment_orders order by id desc limit 1'))[0]?.code ?? '';

  async function mailReceipts(): Promise<void> {
    for (const id of await collectReceiptMails(on))
      await sendReceiptMail({ ...on, mailer, siteUrl: 'https://mwanzo.test' }, id);
  }

  let prompted = 0;
  /** Names those who were prompted or mailed since the last look. */
  const heard = () => {
    const fresh = staged.prompts.slice(prompted);
    prompted = staged.prompts.length;
    return [
      ...fresh.map(({ phone, amount }) => `prompt of KES ${amount} to ${phone}`),
      ...mailed.splice(0).map(({ to, subject }) => `mail to ${to}: ${subject}`),
    ];
  };

  return {
    on,
    order,
    ...createTills(world),
    byHand: (words: string, work: (code: string) => Promise<unknown>): Work => [
      words,
      async () => work(await newestCode()),
    ],
    mails: ['receipts are mailed', { do: mailReceipts }] as Deed,
    /** Of several that are due at the same moment, any may be the first. */
    onlyNewest: [
      'M-Pesa is asked about the newest one alone',
      {
        do: () =>
          world.rows(
            `update payment_orders set next_query_at = null, receipt_due_at = null
             where id < (select max(id) from payment_orders)`,
          ),
      },
    ] as Deed,
    tell: async (situation: Situation, deeds: readonly Deed[]) =>
      withoutCodes(await tellSituation(world, situation, deeds, { moderators: [payers.reviewer], heard })),
  };
}

/** A code is drawn. It is named after its place among the codes. */
export function withoutCodes(text: string): string {
  const codes = [...new Set(text.match(/MW-[2-9A-HJ-NP-Z]{8}/g))];
  return codes.reduce((words, each, place) => words.replaceAll(each, `MW-${place + 1}`), text);
}
