import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import type { Product } from '@mwanzo/contract/billing/products';
import { Secret } from '../../../config/secret.ts';
import type {
  Payments,
  PaymentCallback,
  Prompt,
  PromptResult,
  QueryResult,
  ReceiptResult,
  RequestResult,
} from '../../../gateways/payments/payments.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

/** A payment service whose responses a test chooses. */
export function createStagedPayments() {
  const prompts: Prompt[] = [];
  const staged = {
    prompts,
    queried: [] as string[],
    /** The questions for receipts. */
    lost: [] as { merchantRequestId: string; callbackUrl: string }[],
    finding: (): Promise<RequestResult> => Promise.resolve({ outcome: 'accepted' }),
    /** The result of the next prompts. Null: accepted, with ids made from the prompt's number. */
    prompting: null as ((prompt: Prompt, place: number) => Promise<PromptResult>) | null,
    asking: (_checkoutRequestId: string): Promise<QueryResult> =>
      Promise.resolve({ outcome: 'unknown', code: '500.001.1001' }),
  };
  const payments: Payments = {
    isPretend: false,
    prompt(prompt) {
      const place = prompts.push(prompt);
      return staged.prompting?.(prompt, place) ?? Promise.resolve(acceptedAs(place));
    },
    query(checkoutRequestId) {
      staged.queried.push(checkoutRequestId);
      return staged.asking(checkoutRequestId);
    },
    readCallback: (body) => (isTold(body) ? body.told : null),
    reverse: () => Promise.resolve({ outcome: 'unknown', code: null }),
    readReversal: () => null,
    findsReceipts: true,
    askReceipt: (lost) => {
      staged.lost.push(lost);
      return staged.finding();
    },
    readReceipt: (body) => (isFound(body) ? body.found : null),
  };
  return { staged, payments };
}

export const acceptedAs = (place: number | string): PromptResult => ({
  outcome: 'accepted',
  merchantRequestId: `merchant-${place}`,
  checkoutRequestId: `checkout-${place}`,
});

function isTold(body: unknown): body is { told: PaymentCallback } {
  return typeof body === 'object' && body !== null && 'told' in body;
}

function isFound(body: unknown): body is { found: ReceiptResult } {
  return typeof body === 'object' && body !== null && 'found' in body;
}

const aWeek = { product: 'week', remember: false } as const;

/** The app with a pretended payment service, and the actions of tests on it. */
export async function createPaymentsWorld() {
  const { staged, payments } = createStagedPayments();
  const secretKey = new Secret('5'.repeat(64));
  const testApp = await buildTestApp(
    { publicUrl: 'https://mwanzo.test', secretKey },
    { payments, checkout: { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: 'https://mwanzo.test' } },
  );
  const { inject, database, clock, dependencies } = testApp;
  let phones = 0;
  const newPhone = () => `07${String((phones += 1)).padStart(8, '0')}`;

  /** A request for an order, from another phone each time. */
  const input = (more: object = {}) => ({ ...aWeek, phone: newPhone(), client_key: randomUUID(), ...more });

  const ask = (member: TestMember, payload: object) =>
    inject({ method: 'POST', url: '/api/payments/orders/', headers: member.headers, payload });

  async function order(member: TestMember, product: Product = 'week', phone: string = newPhone()) {
    const response = await ask(member, { product, phone, client_key: randomUUID(), remember: false });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<PaymentOrder>();
  }

  async function read(member: TestMember, code: string) {
    const url = `/api/payments/orders/${code}/`;
    // The clock may have passed the end of the first token.
    const token = await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1);
    return (await inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).json<PaymentOrder>();
  }

  const tell = (callbackUrl: string, payload: object) =>
    inject({ method: 'POST', url: new URL(callbackUrl).pathname, payload });

  /** Sends M-Pesa's callback about the newest prompt, or about another one. */
  async function callBack(told: Partial<PaymentCallback>, prompt: Prompt | undefined = staged.prompts.at(-1)) {
    if (!prompt) throw new Error('Nothing was prompted');
    const paid = { code: '0', amount: prompt.amount, receipt: newReceipt() };
    const full: PaymentCallback = { merchantRequestId: null, checkoutRequestId: null, ...paid, ...told };
    return tell(prompt.callbackUrl, { told: full });
  }

  async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.pool.query<Row & object>(text, values)).rows;
  }

  const storedState = async (code: string) =>
    (await rows<{ state: string }>('select state from payment_orders where code = $1', [code]))[0]?.state;

  const countPeriods = async (member: TestMember) =>
    (await rows('select from premium_periods where user_id = $1 and revoked_at is null', [member.id])).length;

  return {
    ...testApp,
    payments,
    staged,
    settling: { database: dependencies.database, clock, events: dependencies.events, payments },
    newMember: () => createMember(testApp),
    newPhone,
    input,
    ask,
    order,
    read,
    tell,
    callBack,
    rows,
    storedState,
    countPeriods,
  };
}

let receipts = 0;
/** Receipts like those of M-Pesa: ten letters and digits. */
export const newReceipt = (): string => `T${String((receipts += 1)).padStart(9, '0')}`;
