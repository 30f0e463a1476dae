import { expect, test } from 'vitest';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { openAccount } from './account.ts';
import { movableAgenda } from './agenda.ts';
import { createDaraja } from './answer-daraja.ts';
import { noFaults, type Faults, type PromptAnswer, type QueryAnswer } from './faults.ts';
import { createLedger } from './ledger.ts';
import { nairobiDigits } from './nairobi-clock.ts';
import { createPrompts } from './prompts.ts';
import type { Reply } from './reply.ts';
import { seededRandom } from './seeded-random.ts';
import { createTokens } from './tokens.ts';

const account = await openAccount('http://127.0.0.1');
const promptPath = '/mpesa/stkpush/v1/processrequest';
const queryPath = '/mpesa/stkpushquery/v1/query';
const statusPath = '/mpesa/transactionstatus/v1/query';

/** A Daraja without a server, whose prompts have these faults and bring no callback. */
function open(faults: Partial<Faults> = {}, queriesPerMinute = 100) {
  const [agenda, ledger, random] = [movableAgenda(createTestClock()), createLedger(), seededRandom('answers')];
  const prompts = createPrompts({ agenda, random, ledger });
  const tokens = createTokens(account, agenda, random, 3600);
  const chooseFaults = () => ({ ...faults, deliveries: [] });
  const options = { seed: 'answers', account, agenda, ledger, prompts, tokens, chooseFaults, queriesPerMinute };
  const answer = createDaraja(options);
  const basic = Buffer.from('pretend-consumer-key:pretend-consumer-secret').toString('base64');
  const authorize = () => {
    const { body } = tokens.give(`Basic ${basic}`);
    return `Bearer ${(body as { access_token: string }).access_token}`;
  };
  let authorization: string | undefined = authorize();
  const ask = (path: string, fields: object, method = 'POST') => {
    const Timestamp = nairobiDigits(agenda.now());
    const Password = Buffer.from(`600100pretend-passkey${Timestamp}`).toString('base64');
    const signed = { BusinessShortCode: '600100', Timestamp, Password, ...fields };
    return answer({ method, path, authorization, fields: signed });
  };
  const prompt = (phone = '254712345678', amount = 375) =>
    ask(promptPath, {
      TransactionType: 'CustomerBuyGoodsOnline',
      Amount: amount,
      PartyA: phone,
      PartyB: '600200',
      PhoneNumber: phone,
      CallBackURL: 'https://mwanzo.test/api/till/1/',
      AccountReference: 'MW22222222',
    });
  const renew = (to: string | undefined = authorize()) => void (authorization = to);
  return { agenda, ask, prompt, prompts, renew };
}

/** A reply in words. */
function told(reply: Reply): string {
  if (reply === null) return 'nothing';
  const { status, body } = reply;
  if (typeof body === 'string') return `${status} a page`;
  const { errorCode, errorMessage, ResponseCode, ResultCode, ResultDesc, CustomerMessage, fault } = body;
  const words = [errorCode, errorMessage, ResponseCode, ResultCode, ResultDesc, CustomerMessage, fault && 'a fault'];
  return [status, ...words].filter((word) => word !== undefined).join(' ');
}

test('each answer to a prompt, to a second one and to a query of it', async () => {
  const answers: readonly PromptAnswer[] = ['plain', 'silent', 'lost', 'busy', 'ended token', 'junk', 'after callback'];
  const lines: string[] = [];
  for (const answer of answers) {
    const { prompt, prompts, renew } = open({ answer, payer: 'pays', payerAfterMs: 1000 });
    const first = told(await prompt());
    renew();
    const [sent] = prompts.of('254712345678');
    lines.push(
      `${answer}: ${first}; ${told(await prompt())}; ${sent ? `shown, ${sent.code ?? 'waits'}` : 'not shown'}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/prompt-answers.txt');
});

test('each answer to a query of a prompt that waits, was paid and was cancelled', async () => {
  const answers: readonly QueryAnswer[] = [
    'honest',
    'early 0',
    '4999',
    '429',
    'unknown id',
    'failed',
    'busy',
    'silent',
  ];
  const lines: string[] = [];
  for (const answer of answers)
    for (const payer of ['phone', 'pays', 'cancels'] as const) {
      const { agenda, ask, prompt, prompts } = open({ ...noFaults, payer, payerAfterMs: 1000, queries: [answer] });
      await prompt();
      const CheckoutRequestID = prompts.of('254712345678')[0]?.checkoutRequestId;
      await agenda.advance(1000);
      const [one, other] = [await ask(queryPath, { CheckoutRequestID }), await ask(queryPath, { CheckoutRequestID })];
      lines.push(`${payer}, ${answer}: ${told(one)}; then ${told(other)}`);
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/query-answers.txt');
});

test('queries are rationed by the minute, and those of unknown prompts count too', async () => {
  const { agenda, ask } = open({}, 2);
  const query = async () => told(await ask(queryPath, { CheckoutRequestID: 'none' }));
  const unknown = '400 400.002.02 Bad Request - Invalid CheckoutRequestID';
  expect([await query(), await query(), await query()]).toEqual([unknown, unknown, '429 a fault']);
  await agenda.advance(59_999);
  expect(await query()).toBe('429 a fault');
  await agenda.advance(1);
  expect(await query()).toBe(unknown);
});

test('another path, another method and an ended token are refused, each in its own words', async () => {
  const { ask, renew } = open();
  const asked = [await ask('/mpesa/other', {}), await ask('constructor', {}), await ask(queryPath, {}, 'GET')];
  renew('Bearer none');
  for (const path of [promptPath, queryPath, statusPath]) asked.push(await ask(path, {}));
  const [missing, ended] = ['404 404.001.01 Resource not found', '404 404.001.03 Invalid Access Token'];
  expect(asked.map(told)).toEqual([missing, missing, '405 405.001 Method not allowed', ended, ended, ended]);
});
