import { expect, test } from 'vitest';
import type { Reply } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { openOutbox, stored } from './open-outbox.fixture.ts';

test('a message is stored with its id before it is sent for its member, and removed once it has arrived', async () => {
  const { start, write, takeSent, readOutbox, fetched } = await openOutbox();
  start();
  write('Habari?');
  const { body, reply } = await takeSent();
  expect(body).toEqual({ sender: 1, receiver: 7, text: 'Habari?', client_id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(readOutbox()).toMatchObject([{ id: body['client_id'], phase: 'sending' }]);
  reply(stored(3));
  await until(() => expect(fetched.mock.calls).toEqual([[{ queryKey: ['conversation', 7] }]]));
  await until(() => expect(readOutbox()).toEqual([]));
});

test.each([
  [{ id: 5, sender: 7, text: 'Sasa', media_kind: null }, { reply_to: 5 }],
  [{ prompt_id: 'chai-rules', answer: 'Two' } as const, { reply_to_prompt: 'chai-rules' }],
])('a reply to %j is sent with %j and nothing else of it', async (replyTo, named) => {
  const { start, putInOutbox, takeSent } = await openOutbox();
  start();
  const client_id = putInOutbox({ text: 'Habari?', receiver: 7, replyTo });
  expect((await takeSent()).body).toEqual({ sender: 1, receiver: 7, text: 'Habari?', client_id, ...named });
});

test('a message bears the real time, whatever the phone’s clock says', async () => {
  const { write, readOutbox } = await openOutbox();
  const { clockError } = await import('../../../../device/server-clock.ts');
  clockError.write(-24 * 3_600_000);
  write('Habari?');
  const age = Date.now() - Date.parse(readOutbox()[0]?.writtenAt ?? '');
  expect(Math.round(age / 3_600_000)).toBe(24);
});

test('several messages go out in their order, each after the one before has arrived', async () => {
  const { page, start, write, takeSent, fetched } = await openOutbox();
  start();
  for (const text of ['One', 'Two', 'Three']) write(text);
  for (const [index, text] of ['One', 'Two', 'Three'].entries()) {
    const { body, reply } = await takeSent();
    expect(body['text']).toBe(text);
    expect(await page.requestsUnderWay()).toBe(1);
    reply(stored(index));
  }
  // The partner's own messages are fetched once, not after each of them.
  await until(() => expect(fetched).toHaveBeenCalledTimes(1));
});

test('messages to one do not wait for those to another', async () => {
  const { page, start, write, takeSent, fetched } = await openOutbox();
  start();
  write('To seven', 7);
  write('To eight', 8);
  await until(async () => expect(await page.requestsUnderWay()).toBe(2));
  // The messages of that one are fetched, too.
  (await takeSent()).reply(stored(3));
  await until(() => expect(fetched.mock.calls).toEqual([[{ queryKey: ['conversation', 7] }]]));
});

test('what was left from an earlier visit is sent at the start, with its id', async () => {
  const { start, write, takeSent, readOutbox } = await openOutbox();
  write('Habari?');
  const [left] = readOutbox();
  start();
  expect((await takeSent()).body['client_id']).toBe(left?.id);
});

test('what an earlier visit has left is sent with its id and what it replied to', async () => {
  const { page, start, takeSent, states } = await openOutbox();
  const left = { receiver: 7, replyTo: { id: 5, sender: 7, text: 'Sasa', media_kind: null }, inInput: false };
  const items = [
    { ...left, id: 'a', text: 'Sent', phase: 'waiting', writtenAt: '2026-11-22T09:00:00.000Z' },
    { ...left, id: 'b', text: 'Lost', phase: 'lost', writtenAt: '2026-11-22T09:01:00.000Z' },
    { ...left, id: 'c', text: 'Failed', phase: 'failed', writtenAt: '2026-11-22T09:02:00.000Z' },
  ];
  page.storage.setItem('mwanzo.outbox', JSON.stringify({ owner: 1, items }));
  start();
  for (const [index, text] of ['Sent', 'Lost'].entries()) {
    const { body, reply } = await takeSent();
    expect(body).toMatchObject({ client_id: items[index]?.id, text, reply_to: 5 });
    reply(stored(index, text));
  }
  await until(() => expect(states()).toEqual(['Failed failed']));
});

test('nothing is sent without a network, and everything when it is back', async () => {
  const { page, start, write, takeSent, fetched } = await openOutbox({ online: false });
  start();
  write('Habari?');
  expect(await page.requestsUnderWay()).toBe(0);
  page.setOnline(true);
  page.dispatch('online');
  (await takeSent()).reply(stored(3));
  await until(() => expect(fetched).toHaveBeenCalledTimes(1));
});

test('a lost message waits without a word, holds the next one up, and is sent again with the same id', async () => {
  const { page, start, write, takeSent, states } = await openOutbox();
  start();
  write('One');
  const first = await takeSent();
  write('Two');
  first.reply({ hangUp: true });
  await until(() => expect(states()).toEqual(['One lost', 'Two waiting']));
  expect([page.toast(), await page.requestsUnderWay()]).toEqual([undefined, 0]);
  page.dispatch('online');
  const again = await takeSent();
  expect(again.body['client_id']).toBe(first.body['client_id']);
});

test('a message that is written after a lost one gives that one another try', async () => {
  const { start, write, takeSent, states } = await openOutbox();
  start();
  write('One');
  (await takeSent()).reply({ hangUp: true });
  await until(() => expect(states()).toEqual(['One lost']));
  write('Two');
  expect((await takeSent()).body['text']).toBe('One');
});

test('a refused message says so, is put back into the input, and lets the next one pass', async () => {
  const { page, start, write, takeSent, states, readDraft } = await openOutbox();
  start();
  write('Habari?');
  const { reply } = await takeSent();
  write('Two');
  reply({ status: 400 });
  expect((await takeSent()).body['text']).toBe('Two');
  expect([page.toast(), readDraft(7), states()]).toEqual(['Send failed', 'Habari?', ['Habari? failed', 'Two sending']]);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.description).toBe('Could not send message.');
  expect(page.toastError()).toMatchObject({ status: 400 });
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(1);
});

test('a refused message leaves what was typed meanwhile, and is sent again when its member says so', async () => {
  const { start, write, takeSent, readDraft, keepDraft, readOutbox, sendAgain } = await openOutbox();
  start();
  write('Habari?');
  const { body, reply } = await takeSent();
  keepDraft(7, 'And you?');
  reply({ status: 400 });
  await until(() => expect(readOutbox()).toMatchObject([{ phase: 'failed', inInput: false }]));
  sendAgain(readOutbox()[0]?.id ?? '');
  expect((await takeSent()).body).toEqual(body);
  expect(readDraft(7)).toBe('And you?');
});

test('a failed message that is sent again from the list leaves the input', async () => {
  const { start, write, takeSent, readDraft, readOutbox, sendAgain } = await openOutbox();
  start();
  write('Habari?');
  (await takeSent()).reply({ status: 400 });
  await until(() => expect(readDraft(7)).toBe('Habari?'));
  sendAgain(readOutbox()[0]?.id ?? '');
  expect(readDraft(7)).toBe('');
});

test('a message beyond the day’s limit is told above the input, not as a failure, and its text stays', async () => {
  const { page, start, write, takeSent, states, readDraft } = await openOutbox();
  const { dayLimits } = await import('../../../../shared/allowances/day-limits.ts');
  start();
  write('Habari?');
  (await takeSent()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
  await until(() => expect(readDraft(7)).toBe('Habari?'));
  await until(() => expect(dayLimits.read().messages).toBeGreaterThan(Date.now()));
  expect([page.toast(), states()]).toEqual([undefined, ['Habari? kept']]);
});

test('a member can keep a message from being sent, and gets it back into the input', async () => {
  const { page, start, write, states, readOutbox, readDraft, takeBack } = await openOutbox({ online: false });
  start();
  write('Habari?');
  takeBack(readOutbox()[0]?.id ?? '');
  expect([states(), readDraft(7)]).toEqual([['Habari? kept'], 'Habari?']);
  page.setOnline(true);
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a logout wipes the outbox, and another member who signs in sends nothing of it', async () => {
  const { page, write, readOutbox } = await openOutbox();
  write('Habari?');
  expect(readOutbox()).toHaveLength(1);
  page.signInAs(2);
  expect(readOutbox()).toEqual([]);
  page.session.logout();
  expect(page.storage.getItem('mwanzo.outbox')).toBeNull();
});

test('a tab that has not heard of the logout in another one stores no message any more', async () => {
  const { page, write } = await openOutbox();
  for (const key of ['accessToken', 'refreshToken', 'user', 'profile']) page.storage.removeItem(key);
  write('Habari?');
  expect(page.storage.getItem('mwanzo.outbox')).toBeNull();
});

test('a message that is thrown away while it is on its way fails without a word', async () => {
  const { page, start, write, takeSent, readOutbox } = await openOutbox();
  const { forgetWriting } = await import('./forget-writing.ts');
  start();
  write('Habari?');
  const { reply } = await takeSent();
  forgetWriting(7);
  expect(readOutbox()).toEqual([]);
  reply({ status: 404, body: { code: 'not_found', detail: '' } });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(page.toast()).toBeUndefined();
});

test.each<[string, Reply]>([
  ['stores it', stored(3)],
  ['is away', { status: 503 }],
  ['refuses it', { status: 400 }],
])('a message that is under way at a logout leaves nothing to the next member if the server %s', async (_, reply) => {
  const { page, start, write, takeSent, readOutbox, readDraft } = await openOutbox();
  start();
  write('Habari?');
  const sent = await takeSent();
  page.session.logout();
  page.signInAs(2);
  sent.reply(reply);
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect([readOutbox(), readDraft(7), page.toast()]).toEqual([[], '', undefined]);
  expect(page.storage.getItem('mwanzo.outbox')).toBeNull();
});

test('a reply to a prompt is sent with the prompt', async () => {
  const { start, putInOutbox, takeSent } = await openOutbox();
  start();
  putInOutbox({ text: 'Why none?', receiver: 7, replyTo: { prompt_id: 'chai-rules', answer: 'No sugar' } });
  const { body } = await takeSent();
  expect(body).toMatchObject({ text: 'Why none?', reply_to_prompt: 'chai-rules' });
  expect(body['reply_to']).toBeUndefined();
});

test('the day’s limit in one chat is not forgotten when another chat meets it', async () => {
  const { start, write, takeSent } = await openOutbox();
  const { refusedReceivers } = await import('../../../../shared/allowances/day-limits.ts');
  start();
  for (const receiver of [7, 8]) write('Habari?', receiver);
  for (let sent = 0; sent < 2; sent += 1)
    (await takeSent()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
  await until(() => expect([...refusedReceivers.read()]).toEqual([7, 8]));
});
