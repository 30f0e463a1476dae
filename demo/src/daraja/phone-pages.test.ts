import { expect, test } from 'vitest';
import { callbackBody } from './callback-body.ts';
import type { DarajaPrompt } from './daraja-prompt.ts';
import { noFaults, randomFaults } from './faults.ts';
import { choosePhonePage, phonePage } from './phone-pages.ts';
import { pretendPins } from './pretend-pins.ts';
import { seededRandom } from './seeded-random.ts';

const phone = '254712345678';
const seller = 'MW & <SERVICES>';
const promptOf = (code: string | null, amount = 375): DarajaPrompt => ({
  phone,
  amount,
  reference: 'MW22222222',
  callbackUrl: 'http://127.0.0.1/callback',
  merchantRequestId: 'merchant-1',
  checkoutRequestId: 'ws_CO_"1"',
  faults: noFaults,
  at: 0,
  code,
  endedAt: Date.parse('2026-11-21T20:59:59Z'),
  receipt: code === '0' ? 'RECEIPT001' : null,
  wasShown: true,
  queries: 0,
  statuses: 0,
});

/** Lists the words of a page, one line each, with what its form sends. */
const wordsOf = (page: string): string[] =>
  page
    .replace(/^[\s\S]*<main>/, '')
    .replaceAll(/<(a|form|input|button)([^>]*)>/g, (_, name, attributes) => `\n[${name}${attributes}] `)
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const refreshes = (page: string) => page.includes('http-equiv="refresh" content="2"');

test('a phone is chosen by its number, or among those on which a prompt waits', () => {
  const field = '[input id="number" name="number" inputmode="tel" autocomplete="off" required]';
  const form = ['[form class="card" action="/phone/"]', 'Phone number', field, '[button class="main"] Open this phone'];
  const title = ['Pretend phone', 'This is a pretend phone for the demo.', 'No money moves.'];
  const bare = choosePhonePage({ isWrong: false, asked: [] });
  expect([wordsOf(bare), refreshes(bare)]).toEqual([[...title, ...form], false]);
  expect(wordsOf(choosePhonePage({ isWrong: true, asked: [phone, '254112345678'] }))).toEqual([
    ...title,
    'A prompt waits on',
    `[a class="link" href="/phone/${phone}/"] 0712 345 678`,
    '[a class="link" href="/phone/254112345678/"] 0112 345 678',
    form[0],
    'Enter a Kenyan mobile number, such as 0712 345 678.',
    ...form.slice(1),
  ]);
});

test('a prompt asks for a PIN with its amount, its seller and its account, and each PIN that fails is named', () => {
  const page = phonePage({ seller, phone, prompts: [promptOf('0', 50), promptOf(null), promptOf('1032', 150)] });
  expect(refreshes(page)).toBe(false);
  expect(wordsOf(page)).toEqual([
    'Phone 0712 345 678',
    'This is a pretend phone for the demo.',
    'No money moves.',
    '[form class="card" method="post"]',
    'Pay KES 375 to MW &amp; &lt;SERVICES&gt;?',
    'Account MW22222222',
    '[input type="hidden" name="prompt" value="ws_CO_&quot;1&quot;"]',
    'Enter M-PESA PIN',
    '[input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" pattern="\\d{4}" maxlength="4"',
    'required aria-describedby="hint" autofocus]',
    'Any four digits pay, but not those below.',
    '[button class="main" name="action" value="pay"] Pay',
    '[button name="action" value="cancel" formnovalidate] Cancel',
    'PINs that do not pay',
    ...pretendPins.map(({ pin, sms }) => `${pin}: ${sms}`),
    'Messages',
    'You cancelled the payment of KES 150 to MW &amp; &lt;SERVICES&gt;.',
    'RECEIPT001 Confirmed. KES 50 paid to MW &amp; &lt;SERVICES&gt;. This is a pretend payment.',
    '[a class="link" href="/phone/"] Another phone',
  ]);
});

const ranOut = 'The prompt for KES 375 to MW ran out of time. It was not paid.';
test.each([
  ['1037', ranOut],
  ['1019', ranOut],
  ['2001', 'KES 375 to MW was not paid. The PIN was wrong.'],
  ['17', 'KES 375 to MW was not paid. The same amount was asked for twice.'],
  ['4999', 'KES 375 to MW was not paid.'],
])('after %s the phone says: %s', (code, message) => {
  const page = phonePage({ seller: 'MW', phone, prompts: [promptOf(code)] });
  expect(refreshes(page)).toBe(true);
  expect(wordsOf(page).slice(3, -1)).toEqual([
    'No prompt waits. This page looks again every 2 seconds.',
    'Messages',
    message,
  ]);
});

const item = (Name: string, Value?: unknown) => (Value === undefined ? { Name } : { Name, Value });
const items = [
  item('Amount', 375),
  item('MpesaReceiptNumber', 'RECEIPT001'),
  item('Balance'),
  item('TransactionDate', 20261121235959),
  item('PhoneNumber', 254712345678),
];
const replaced = (...more: readonly { Name: string }[]) =>
  items.map((one) => more.find(({ Name }) => Name === one.Name) ?? one);

test.each([
  ['plain', items],
  ['texts', replaced(item('Amount', '375'), item('TransactionDate', '20261121235959'))],
  ['floats', items],
  ['masked', replaced(item('PhoneNumber', '0722000***'))],
  ['wrong amount', replaced(item('Amount', 376))],
  ['mixed up', [item('Unheard-of', [1]), ...items.slice(0, 4).toReversed()]],
  ['bare', undefined],
] as const)('a paid callback of shape %s has these items', (shape, list) => {
  const text = callbackBody(promptOf('0'), shape);
  expect(JSON.parse(text)).toEqual({
    Body: {
      stkCallback: {
        MerchantRequestID: 'merchant-1',
        CheckoutRequestID: 'ws_CO_"1"',
        ResultCode: shape === 'texts' ? '0' : 0,
        ResultDesc: 'The service request is processed successfully.',
        ...(list && { CallbackMetadata: { Item: list } }),
      },
    },
  });
  expect(text.includes('"Value":375.00}')).toBe(shape === 'floats');
});

test.each([
  ['1032', 'Request cancelled by user.'],
  ['1037', 'DS timeout user cannot be reached'],
  ['8006', 'Unknown result'],
])('a callback with %s says why, and names no money', (code, ResultDesc) => {
  const { stkCallback } = JSON.parse(callbackBody(promptOf(code), 'plain')).Body;
  expect(stkCallback).toEqual({
    MerchantRequestID: 'merchant-1',
    CheckoutRequestID: 'ws_CO_"1"',
    ResultCode: Number(code),
    ResultDesc,
  });
});

test('every form of a callback, of a payment and of a refusal', async () => {
  const shapes = ['plain', 'texts', 'floats', 'masked', 'mixed up', 'bare', 'wrong amount', 'junk', 'broken'] as const;
  const bodies = ['0', '1', '17', '1001', '1019', '1032', '1037', '2001', '8006'].flatMap((code) =>
    (code === '0' ? shapes : (['plain', 'texts'] as const)).map((shape) => {
      return `${code} ${shape}: ${callbackBody(promptOf(code), shape)}`;
    }),
  );
  await expect(`${bodies.join('\n')}\n`).toMatchFileSnapshot('./in-words/callbacks.txt');
  const huge = callbackBody(promptOf('0'), 'huge');
  expect([huge.length > 3_000_000, JSON.parse(huge).Body.stkCallback.ResultCode]).toEqual([true, 0]);
});

test('the same seed makes the same faults on every machine', async () => {
  const faults = ['a', 'b', 'seed:faults:7', ''].map((seed) => {
    const random = seededRandom(seed);
    return `${JSON.stringify(seed)}: ${[random(), random()].join(' ')} ${JSON.stringify(randomFaults(random))}`;
  });
  await expect(`${faults.join('\n')}\n`).toMatchFileSnapshot('./in-words/faults.txt');
});
