import { expect, test } from 'vitest';
import type { MpesaConfig } from '../../config/mpesa.ts';
import { Secret } from '../../config/secret.ts';
import { freePort } from '../../testing/free-port.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { checkReceipts } from './check-receipts.ts';

const { url, database } = await setUpTestDatabase();
const some = new Secret('some');
const mpesa: MpesaConfig = {
  url: 'http://127.0.0.1',
  consumerKey: some,
  consumerSecret: some,
  shortcode: '600100',
  till: '600200',
  passkey: some,
  initiator: { name: 'mwanzo', password: some, certificate: '' },
};
const lone = { ...mpesa, initiator: null };

const lose = (code: string, hours: number) =>
  database.pool.query(
    `insert into payment_orders (code, client_key, product, amount, state, created_at, paid_at, ends_at, receipt_due_at)
     values ($1, gen_random_uuid(), 'day', 50, 'paid', now(), now() - make_interval(hours => $2), now(), now())`,
    [code, hours],
  );

test('the doctor counts paid orders without a receipt, and says how M-Pesa can be asked', async () => {
  const examine = async (of: MpesaConfig) => (await checkReceipts(url, { mpesa: of }))[0];
  await lose('MW-22222222', 0);
  expect(await examine(mpesa)).toEqual({ part: 'receipts', state: 'ok', text: 'Every paid order has its receipt.' });
  expect(await examine(lone)).toMatchObject({ state: 'off', text: 'MPESA_INITIATOR is not set.' });
  await lose('MW-33333333', 2);
  const lost = { state: 'wrong', text: '1 paid order has had no receipt for an hour.' };
  const byHand = 'npm run operator -- payments list-review';
  expect(await examine(mpesa)).toMatchObject({ ...lost, remedy: expect.stringContaining(byHand) });
  expect(await examine(lone)).toMatchObject({ ...lost, remedy: expect.stringMatching(/^Set MPESA_INITIATOR/) });
  await lose('MW-44444444', 2);
  expect(await examine(mpesa)).toMatchObject({ text: '2 paid orders have had no receipt for an hour.' });
});

test('the doctor looks for no receipts where nothing is sold, and in no database that is away', async () => {
  expect(await checkReceipts(url, { mpesa: null })).toEqual([]);
  const away = `postgres://mwanzo:mwanzo@127.0.0.1:${await freePort()}/mwanzo`;
  expect(await checkReceipts(away, { mpesa })).toEqual([]);
});
