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
  expect(await examine(lone)).toEqual({
    part: 'receipts',
    state: 'off',
    text: 'MPESA_INITIATOR is not set.',
    remedy: 'Without it M-Pesa is asked for no receipt whose callback was lost.',
  });
  await lose('MW-33333333', 2);
  const lost = { part: 'receipts', state: 'wrong', text: '1 paid order has had no receipt for an hour.' };
  const byHand = "Look for each in M-Pesa's portal: npm run operator -- payments list-review";
  const asked = `M-Pesa is asked for them, and has not told them. ${byHand}`;
  const unasked = `Set MPESA_INITIATOR and its two, so that M-Pesa is asked. Or: ${byHand}`;
  expect(await examine(mpesa)).toEqual({ ...lost, remedy: asked });
  expect(await examine(lone)).toEqual({ ...lost, remedy: unasked });
  await lose('MW-44444444', 2);
  expect(await examine(mpesa)).toMatchObject({ text: '2 paid orders have had no receipt for an hour.' });
});

test('the doctor looks for no receipts where nothing is sold, and in no database that is away', async () => {
  expect(await checkReceipts(url, { mpesa: null })).toEqual([]);
  const away = `postgres://mwanzo:mwanzo@127.0.0.1:${await freePort()}/mwanzo`;
  expect(await checkReceipts(away, { mpesa })).toEqual([]);
});
