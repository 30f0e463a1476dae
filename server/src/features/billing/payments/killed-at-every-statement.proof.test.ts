import { randomUUID } from 'node:crypto';
import { products } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Prompt } from '../../../gateways/payments/payments.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createKillableDatabase, type DeathPlace } from '../../../testing/killable-database.ts';
import { askDueOrders } from './index.ts';
import { createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { clock, dependencies, settling, staged } = world;

/** The action during which the process dies. */
type Deed = 'order' | 'callback' | 'query';
const deeds: readonly Deed[] = ['order', 'callback', 'query'];

interface Truth {
  /** Prompts that a phone got. Each was paid. */
  readonly prompts: readonly Prompt[];
}

const receipts = new Map<string, string>();
const receiptOf = ({ callbackUrl }: Prompt) => {
  const known = receipts.get(callbackUrl) ?? newReceipt();
  receipts.set(callbackUrl, known);
  return known;
};

const orderBy = async (by: TestMember, phone: string, key: string) => ({
  method: 'POST' as const,
  url: '/api/payments/orders/',
  headers: { authorization: `Bearer ${await world.tokens.issue({ userId: by.id, role: 'member' }, 1)}` },
  payload: { product: 'week', phone, client_key: key, remember: false },
});

/**
 * A member orders and pays, and the process dies at a statement of one action. Then another process runs: the client
 * and M-Pesa repeat requests that got no response, and scheduled queries ask M-Pesa.
 *
 * @returns the final state, and false if the action has fewer statements
 */
async function buyWithDeath(deed: Deed, statement: number, place: DeathPlace) {
  const member = await world.newMember();
  const [phone, key] = [world.newPhone(), randomUUID()];
  const before = staged.prompts.length;
  staged.asking = () => Promise.resolve({ outcome: 'paid' });
  const dying = createKillableDatabase(world.serving);
  const app = deed === 'query' ? world.app : await buildApp({ ...dependencies, database: dying });
  const during = async (now: Deed, act: (dies: boolean) => Promise<unknown>) => {
    if (now === deed) dying.killAt(statement, place);
    if (now !== deed) return act(false);
    // Nobody gets the response of a dying process.
    await act(true).catch(() => undefined);
    if (app !== world.app) await app.close().catch(() => undefined);
    return undefined;
  };

  await during('order', async (dies) => (dies ? app : world.app).inject(await orderBy(member, phone, key)));
  if (deed === 'order') await world.inject(await orderBy(member, phone, key));
  const [prompt] = staged.prompts.slice(before);
  if (prompt) {
    const told = {
      code: '0',
      amount: prompt.amount,
      receipt: receiptOf(prompt),
      checkoutRequestId: null,
      merchantRequestId: null,
    };
    const url = new URL(prompt.callbackUrl).pathname;
    // M-Pesa sends one callback. In the runs that test the query it sends none.
    if (deed !== 'query')
      await during('callback', (dies) => (dies ? app : world.app).inject({ method: 'POST', url, payload: { told } }));
    clock.advance(80_000);
    if (deed === 'query') await during('query', () => askDueOrders({ ...settling, database: dying }));
    for (let minutes = 0; minutes < 30; minutes += 5) {
      clock.advance(5 * 60_000);
      await askDueOrders(settling);
    }
  }
  const truth: Truth = { prompts: staged.prompts.slice(before) };
  return { member, truth, hasDied: dying.isDead };
}

async function check({ member, truth }: { member: TestMember; truth: Truth }, what: string): Promise<void> {
  expect(truth.prompts.length, `${what}: prompts`).toBeLessThanOrEqual(1);
  const paid = truth.prompts.length;
  expect(await world.countPeriods(member), `${what}: periods`).toBe(paid);
  const [books] = await world.rows<{ money: number; open: number }>(
    `select coalesce(sum(amount) filter (where state = 'paid'), 0)::int as money,
       count(*) filter (where state not in ('paid', 'failed', 'expired', 'unconfirmed', 'pushing'))::int as open
     from payment_orders where user_id = $1`,
    [member.id],
  );
  expect(books, what).toEqual({ money: paid * products.week.price, open: 0 });
}

// Fails if money and Premium are written in two transactions, if a repeated request prompts again, or if M-Pesa is
// never asked about an order whose callback was lost.
test.each(deeds)(
  'a process that dies at any statement of its %s leaves Premium for what was paid, once',
  { timeout: 120_000 },
  async (deed) => {
    let statement = 1;
    for (let hasDied = true; hasDied; statement += 1) {
      for (const place of ['before', 'after'] as const) {
        const bought = await buyWithDeath(deed, statement, place);
        hasDied = bought.hasDied;
        await check(bought, `${deed}, ${place} statement ${statement}`);
      }
    }
    // Otherwise the action did not reach the database, and nothing was tested.
    expect(statement).toBeGreaterThan(4);
  },
);
