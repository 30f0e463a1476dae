import { expect, test } from 'vitest';
import { createPaymentsWorld } from '../features/billing/payments/payments-world.fixture.ts';
import { runPayments } from './operator-payments.ts';
import { runPremium } from './operator-premium.ts';
import { atTerminal } from './run-operator.fixture.ts';

const { callBack, clock, countPeriods, database, newMember, order, read, rows, storedState } =
  await createPaymentsWorld();

test.each<[string, (code: string) => string]>([
  ['as it is listed', (code) => code],
  ['without its dash, as a prompt shows it', (code) => code.replace('-', '')],
  ['in small letters', (code) => ` ${code.toLowerCase()}`],
])('the operator types the code of an order %s', async (_, typedAs) => {
  const { code } = await order(await newMember());
  await callBack({});
  const told = {
    refund: `Order ${code} is refunded, its Premium has ended, and its member was told.`,
    'not-me': `The phone of order ${code} gets no more prompts, whoever asks for them.`,
    'may-ask': `The phone of order ${code} may get prompts again.`,
  };
  for (const [verb, words] of Object.entries(told)) {
    const run = () => atTerminal('yes\n', () => runPayments(database, [verb, typedAs(code)]));
    expect((await run()).outcome).toBe(words);
    if (verb === 'refund') continue;
    const again = 'Nothing has changed: there is no phone of an order ';
    expect((await run()).outcome).toMatchObject({ message: `${again}${code}, or that is so already.`, exitCode: 1 });
  }
  expect(await storedState(code)).toBe('refunded');
});

test('without a yes a payment is not given back, and the operator is told which one it is before', async () => {
  const member = await newMember();
  const { code } = await order(member, 'month');
  await callBack({ receipt: 'ASKEDABOUT' });
  const refund = (words: string) => atTerminal(words, () => runPayments(database, ['refund', code]));
  for (const words of ['no\n', '\n', '']) {
    const { outcome, stdout } = await refund(words);
    expect(outcome).toMatchObject({ message: '\nNothing was changed.', exitCode: 1 });
    expect(stdout).toBe(
      `${code}: month for KES 375, ASKEDABOUT (KES 375)\n` +
        'Have you reversed this payment in the M-PESA organisation portal? Premium ends at once. Type yes: ',
    );
  }
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
  expect((await refund('yes\n')).outcome).toContain('its Premium has ended');
  expect([await storedState(code), await countPeriods(member)]).toEqual(['refunded', 0]);
  expect((await refund('yes\n')).outcome).toMatchObject({
    message: `No payment of an order ${code} can be given back.`,
    exitCode: 1,
  });
});

test('the operator reads which orders wait for a person, since when, why and with which money', async () => {
  const list = () => runPayments(database, ['list-review']);
  expect(await list()).toBe('There is nothing to look at.');
  const { code: odd } = await order(await newMember(), 'week');
  await callBack({ amount: 1, receipt: 'ODDAMOUNT1' });
  const lines = [`${odd}  2026-11-21  week for KES 150  money that does not fit: wrong_amount  ODDAMOUNT1 (KES 1)`];
  const silent = async (state: string, result: string) => {
    const { code } = await order(await newMember(), 'day');
    await rows('update payment_orders set state = $2, result_code = $3, resolved_at = now() where code = $1', [
      code,
      state,
      result,
    ]);
    return `${code}  2026-11-21  day for KES 50  `;
  };
  lines.push(`${await silent('needs_review', 'unanswered')}M-Pesa never said what became of it  no receipt`);
  lines.push(`${await silent('refunding', 'refund')}being refunded  no receipt`);
  expect(await list()).toBe(lines.join('\n'));
});

test('a paid pass that follows given days begins when these are taken back, and its receipt says so', async () => {
  clock.set(new Date());
  const member = await newMember();
  const [{ email = '' } = {}] = await rows<{ email: string }>('select email from users where id = $1', [member.id]);
  expect(await runPremium(database, ['grant', email, '30d'])).toContain(`Member ${member.id} has Premium from `);
  const { code } = await order(member, 'week');
  await callBack({});
  const begins = async () => Date.parse((await read(member, code)).starts_at ?? '');
  const given = await begins();
  expect(given - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const { ends_at: before } = await read(member, code);
  // A member is found by the address in any case, and to look changes nothing.
  const shown = `Member ${member.id} has Premium until ${before?.slice(0, 16).replace('T', ' ')} UTC.`;
  expect(await runPremium(database, ['show', ` ${email.toUpperCase()} `])).toBe(shown);
  expect(await begins()).toBe(given);
  expect(await runPremium(database, ['revoke', email])).toContain(`Member ${member.id} has Premium until `);
  expect(given - (await begins())).toBeGreaterThan(29 * 86_400_000);
  expect(await runPremium(database, ['revoke', email])).toContain('had no given days. The member has Premium until ');
});

test('the operator exports the books of each of the twelve months, and of no other', async () => {
  const exported: string[] = [];
  for (let number = 0; number <= 13; number += 1) {
    const month = `2026-${String(number).padStart(2, '0')}`;
    if ((await runPayments(database, ['export', month]))?.startsWith('date,order,')) exported.push(month);
  }
  expect(exported).toHaveLength(12);
  expect([exported[0], exported.at(-1)]).toEqual(['2026-01', '2026-12']);
});

test('the operator notes a receipt that was lost, and an order that nobody has paid', async () => {
  const member = await newMember();
  const silent = async () => {
    const { code } = await order(member, 'day');
    await rows("update payment_orders set state = 'needs_review', result_code = 'unanswered' where code = $1", [code]);
    return code;
  };
  const [found, unpaid] = [await silent(), await silent()];
  const run = (words: string, ...command: string[]) => atTerminal(words, () => runPayments(database, command));
  expect((await run('no\n', 'receipt', found, 'byhand0001')).outcome).toMatchObject({ exitCode: 1 });
  expect((await run('no\n', 'unpaid', unpaid)).outcome).toMatchObject({ exitCode: 1 });
  expect([await storedState(found), await storedState(unpaid)]).toEqual(['needs_review', 'needs_review']);
  expect(await run('yes\n', 'receipt', found, 'byhand0001')).toEqual({
    outcome: `Order ${found} has the receipt BYHAND0001.`,
    stdout: `Does the M-PESA organisation portal show BYHAND0001 for the order ${found}, of its amount? Type yes: `,
    stderr: '',
  });
  expect((await run('yes\n', 'unpaid', unpaid)).outcome).toBe(`Order ${unpaid} was not paid.`);
  expect([await storedState(found), await storedState(unpaid), await countPeriods(member)]).toEqual([
    'paid',
    'failed',
    1,
  ]);
  const again = [
    await run('yes\n', 'receipt', found, 'BYHAND0002'),
    await run('yes\n', 'receipt', unpaid, 'BYHAND0001'),
    await run('yes\n', 'unpaid', found),
  ];
  expect(again.map(({ outcome }) => (outcome as Error).message)).toEqual([
    `There is no order ${found} without a receipt, or BYHAND0002 is that of another order.`,
    `There is no order ${unpaid} without a receipt, or BYHAND0001 is that of another order.`,
    `No order ${found} waits for M-Pesa's word.`,
  ]);
  for (const { outcome } of again) expect(outcome).toMatchObject({ exitCode: 1 });
  const { outcome, stdout } = await run('yes\n', 'refund', unpaid);
  expect(outcome).toMatchObject({ message: `No payment of an order ${unpaid} can be given back.` });
  expect(stdout).toBe('');
  for (const command of [
    ['receipt', found],
    ['receipt', found, 'a-b'],
    ['receipt', found, 'BYHAND0003', 'x'],
    ['unpaid'],
  ])
    expect(await runPayments(database, command)).toBeNull();
});

test('money without an order is stored for a person, and with its payer it is a paid pass', async () => {
  const member = await newMember();
  const run = (words: string, ...command: string[]) =>
    atTerminal(words, () => runPayments(database, ['found', ...command]));
  expect((await run('no\n', 'foundmoney1', '150')).outcome).toMatchObject({ exitCode: 1 });
  expect((await run('yes\n', 'FOUNDMONEY0', '150', '1')).outcome).toMatchObject({ message: 'There is no member 1.' });
  const codeIn = ({ outcome }: { outcome: unknown }) => /MW-\w{8}/.exec(String(outcome))?.[0] ?? '';
  const nobodys = codeIn(await run('yes\n', 'foundmoney1', '150'));
  const odd = codeIn(await run('yes\n', 'FOUNDMONEY2', '151', String(member.id)));
  const [{ name = '' } = {}] = await rows<{ name: string }>('select full_name as name from users where id = $1', [
    member.id,
  ]);
  const paid = await run('yes\n', 'FOUNDMONEY3', '150', String(member.id));
  const theirs = codeIn(paid);
  const asks = (receipt: string, who: string) =>
    `Does the M-PESA organisation portal show ${receipt} of KES 150, ${who}? Type yes: `;
  expect(paid).toEqual({
    outcome: `FOUNDMONEY3 is that of the new order ${theirs}, which is paid: its member has Premium.`,
    stdout: asks('FOUNDMONEY3', `paid by ${name} (${member.id})`),
    stderr: '',
  });
  const unknown = await run('yes\n', 'foundmoney9', '150');
  expect(unknown).toEqual({
    outcome: `FOUNDMONEY9 is that of the new order ${codeIn(unknown)}, which waits for a person: payments list-review`,
    stdout: asks('FOUNDMONEY9', 'and nobody knows who paid it'),
    stderr: '',
  });
  expect([await storedState(nobodys), await storedState(odd), await storedState(theirs)]).toEqual([
    'needs_review',
    'needs_review',
    'paid',
  ]);
  expect(await countPeriods(member)).toBe(1);
  // A receipt counts once, whoever is named.
  expect((await run('yes\n', 'FOUNDMONEY1', '150', String(member.id))).outcome).toMatchObject({ exitCode: 1 });
  expect(await countPeriods(member)).toBe(1);
  await rows(`update payment_orders set resolved_at = resolved_at - interval '2 hours' where code = any ($1)`, [
    [nobodys, odd, theirs],
  ]);
  const waiting = (await runPayments(database, ['list-review'])) ?? '';
  expect(waiting).toContain(`week for KES 150  money without an order  FOUNDMONEY1 (KES 150)`);
  expect([nobodys, odd, theirs].map((code) => waiting.includes(code))).toEqual([true, true, false]);
  const books = (await runPayments(database, ['export', new Date().toISOString().slice(0, 7)])) ?? '';
  for (const line of [`${nobodys},week,150,FOUNDMONEY1,no`, `${theirs},week,150,FOUNDMONEY3,no`])
    expect(books).toContain(line);
  expect((await atTerminal('yes\n', () => runPayments(database, ['refund', nobodys]))).outcome).toContain(
    'is refunded',
  );
  for (const command of [['x'], ['FOUNDMONEY4', '0'], ['FOUNDMONEY4', '150', 'me'], ['FOUNDMONEY4', '150', '1', 'x']])
    expect(await runPayments(database, ['found', ...command])).toBeNull();
});

test('the operator reads which paid orders have no receipt', async () => {
  const { code } = await order(await newMember(), 'week');
  await callBack({});
  const now = new Date();
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const lose = (minutes: number) =>
    rows('update payment_orders set receipt_due_at = $2, verified_at = $2, paid_at = $3 where code = $1', [
      code,
      now,
      at(minutes),
    ]);
  const listed = async () =>
    (await runPayments(database, ['list-review']))?.split('\n').filter((one) => one.includes(code));
  await lose(59);
  expect(await listed()).toEqual([]);
  await lose(61);
  expect(await listed()).toEqual([
    `${code}  ${at(61).toISOString().slice(0, 10)}  week for KES 150  paid, and its receipt is not known`,
  ]);
});

test.each([
  ['list-review', 'x'],
  ['refund'],
  ['refund', 'MW-22222222', 'x'],
  ['unpaid', 'MW-22222222', 'x'],
  ['not-me'],
  ['may-ask'],
  ['not-me', 'MW-22222222', 'x'],
  ['export'],
  ['export', '2026-1'],
  ['export', '2026-11', 'x'],
  ['receipt', 'MW-22222222', '12345'],
  ['receipt', 'MW-22222222', 'A'.repeat(21)],
  ['found', '12345', '50'],
  ['found', 'A'.repeat(21), '50'],
  ['found', 'RECEIPT001', '1000000'],
  ['found', 'RECEIPT001', '050'],
  ['found', 'RECEIPT001', '50', '1', '2'],
  ['pay'],
])('%s %s %s is no command', async (...command) => {
  expect((await atTerminal('yes\n', () => runPayments(database, command))).outcome).toBeNull();
});
