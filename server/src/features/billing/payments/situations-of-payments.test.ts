import { expect, test } from 'vitest';
import { afterOthers, atOnce, once, twice, type Deed } from '../../../testing/tell-situations.ts';
import { remindOfPremiumEnd } from '../../notices/premium-reminders/index.ts';
import { exportBooks, noteFound, noteReceipt, noteUnpaid, refundOrder, refusePrompts } from './index.ts';
import { createToldPayments, payers } from './told-payments.fixture.ts';

const { buyer, stranger, reviewer } = payers;
const [minute, hour] = [60_000, 3_600_000];
const orders = 'payments/orders/';
const nothing = { amount: null, receipt: null };
const unknown = { outcome: 'unknown', code: '4999' } as const;

type Told = Awaited<ReturnType<typeof createToldPayments>>;

const acts = ({
  on,
  order,
  mpesa,
  byHand,
  prompting,
  asking,
  receipts,
  told,
  mails,
  onlyNewest,
}: Told): readonly Deed[] => [
  ['the orders are read', buyer, 'GET', orders],
  prompting('M-Pesa refuses prompts', { outcome: 'refused', code: '500.003.02' }),
  { racing: order('a refused prompt', buyer, 1, { remember: true }) },
  prompting('M-Pesa is out of reach', unknown),
  order('a prompt without a response', buyer, 2, { product: 'week' }),
  ['it is read', buyer, 'GET', `${orders}{payment_orders}/`],
  mpesa('its callback comes', { code: '1032', ...nothing }),
  prompting('M-Pesa works', null),
  ['2 minutes pass', 2 * minute],
  order('an order with a phone to remember', buyer, 3, { remember: true }),
  order('another press of Pay', buyer, 4),
  order('the same key for another pass', buyer, 3, { product: 'week' }),
  ['it is read', buyer, 'GET', `${orders}{payment_orders}/`],
  ['a forged callback', buyer, 'POST', `till/${'0'.repeat(48)}/`, { told: { code: '0' } }],
  mpesa('a callback for another order', { checkoutRequestId: 'checkout-none', receipt: 'OTHER00001' }),
  mpesa('a callback of no money', { amount: 0, receipt: 'NONE000001' }),
  mpesa('it is paid', { receipt: 'FIRST00001' }),
  mpesa('a failure comes late', { code: '1037', ...nothing }),
  ['it is read', buyer, 'GET', `${orders}{payment_orders}/`],
  ['Premium is read', buyer, 'GET', 'premium/'],
  mails,
  ['the phone is forgotten', buyer, 'DELETE', 'payments/phone/'],
  ['2 minutes pass', 2 * minute],
  asking('a query confirms it', { outcome: 'paid' }),
  order('a month follows', buyer, 5, { product: 'month' }),
  mpesa('the receipt of the day pays no month', { receipt: 'FIRST00001', amount: 375 }),
  mpesa('too little is paid', { amount: 5, receipt: 'LITTLE0001' }),
  byHand('it is paid back', (code) => refundOrder(on, code)),
  order('a week too soon', buyer, 6, { product: 'week', phone: '0712345679' }),
  ['ten minutes pass', 10 * minute],
  order('a week that nobody reports', buyer, 6, { product: 'week', phone: '0712345679' }),
  mpesa('a code that nobody knows', { code: '4999', ...nothing }),
  onlyNewest,
  ['25 hours pass', 25 * hour],
  { racing: asking('M-Pesa says nothing', unknown) },
  ['two hours pass', 2 * hour],
  { racing: asking('M-Pesa says nothing yet', unknown) },
  byHand('its receipt is found', (code) => noteReceipt(on, code, 'BYHAND0001')),
  byHand('another receipt is found', (code) => noteReceipt(on, code, 'BYHAND0002')),
  byHand('it was not paid', (code) => noteUnpaid(on, code)),
  mpesa('its callback comes after a day', { receipt: 'BYHAND0001' }),
  byHand('the phone wants no prompts', (code) => refusePrompts(on, code, true)),
  order('an order to it', buyer, 7, { phone: '0712345679' }),
  byHand('it wants them again', (code) => refusePrompts(on, code, false)),
  order('an order to it again', buyer, 7, { phone: '0712345679' }),
  ['2 minutes pass', 2 * minute],
  asking('a query says that it is paid', { outcome: 'paid' }),
  onlyNewest,
  ['6 minutes pass', 6 * minute],
  receipts,
  { racing: told('the receipt is told', { receipt: 'LATE000001' }) },
  ['money is found', () => noteFound(on, { receipt: 'FOUND00001', amount: 50, userId: buyer })],
  ['money of nobody is found', () => noteFound(on, { receipt: 'FOUND00002', amount: 51, userId: null })],
  mails,
  ['8 days pass', 8 * 24 * hour],
  ['members are reminded', () => remindOfPremiumEnd(on)],
  ['Premium is read', buyer, 'GET', 'premium/'],
];

test.each([
  ['again', twice],
  ['at once', atOnce],
  ['after others', afterOthers(stranger, reviewer)],
] as const)('what payers, M-Pesa and the operator do %s', async (name, situation) => {
  const payments = await createToldPayments();
  const told = await payments.tell(situation, acts(payments));
  await expect(told).toMatchFileSnapshot(`./in-words/acts-${name.replaceAll(' ', '-')}.txt`);
});

/** Two days' passes at the end of a month in Nairobi, and a month in February. */
const actsAtMidnight = ({ on, order, mpesa, byHand, mails }: Told): readonly Deed[] => [
  order('a day', buyer, 1),
  mpesa('it is paid before midnight', { receipt: 'BEFORE0001' }),
  order('a month', buyer, 2, { product: 'month', phone: '0712345679' }),
  ['a minute passes', minute],
  mpesa('it is paid after midnight', { receipt: 'AFTER00001' }),
  mails,
  ['Premium is read', buyer, 'GET', 'premium/'],
  ['the books of January', async () => (await exportBooks(on.database, '2041-01')).split('\n')],
  ['the books of February', async () => (await exportBooks(on.database, '2041-02')).split('\n')],
  ['29 days pass', 29 * 24 * hour],
  ['members are reminded', () => remindOfPremiumEnd(on)],
  ['a day passes', 24 * hour],
  ['members are reminded', () => remindOfPremiumEnd(on)],
  ['another day passes', 24 * hour],
  ['members are reminded', () => remindOfPremiumEnd(on)],
  ['Premium is read', buyer, 'GET', 'premium/'],
  byHand('the month is paid back', (code) => refundOrder(on, code)),
  ['Premium is read', buyer, 'GET', 'premium/'],
];

test('what is paid about midnight at the end of January in Nairobi', async () => {
  const payments = await createToldPayments('2041-01-31T20:59:10Z');
  await expect(await payments.tell(once, actsAtMidnight(payments))).toMatchFileSnapshot(
    './in-words/acts-about-midnight.txt',
  );
});
