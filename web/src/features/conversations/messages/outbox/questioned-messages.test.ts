import { expect, test } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { openOutbox, stored } from './open-outbox.fixture.ts';

const plea = 'Could you send me 3,500?';
const thinkAgain = { status: 409, body: { code: 'think_again', fields: { text: ['money:10-23'] } } };

test('a message that the server questions waits for its sender, without a toast, and holds nothing up', async () => {
  const { page, start, write, takeSent, states, readOutbox, readDraft } = await openOutbox();
  start();
  write(plea);
  write('Habari?');
  const first = await takeSent();
  expect(first.body).not.toHaveProperty('confirmed');
  first.reply(thinkAgain);
  expect((await takeSent()).body['text']).toBe('Habari?');
  expect(readOutbox()[0]).toMatchObject({ phase: 'asking', concerns: ['money:10-23'] });
  expect([states()[0], readDraft(7), page.toast()]).toEqual([`${plea} asking`, '', undefined]);
});

test('a message sent unchanged keeps its id and is marked as confirmed, even after a lost connection', async () => {
  const { page, start, write, takeSent, readOutbox, sendAgain, fetched } = await openOutbox();
  start();
  write(plea);
  const first = await takeSent();
  first.reply(thinkAgain);
  await until(() => expect(readOutbox()[0]?.phase).toBe('asking'));
  sendAgain(first.body['client_id'] as string);
  const second = await takeSent();
  second.reply({ hangUp: true });
  await until(() => expect(readOutbox()[0]?.phase).toBe('lost'));
  page.dispatch('online');
  const third = await takeSent();
  for (const { body } of [second, third])
    expect(body).toMatchObject({ client_id: first.body['client_id'], confirmed: true });
  third.reply(stored(3, plea));
  await until(() => expect(fetched).toHaveBeenCalledTimes(1));
});

test('to be changed, it is back in the input; the same text is not questioned twice, another one is', async () => {
  const { start, write, takeSent, readOutbox, readDraft, takeBack } = await openOutbox();
  start();
  write(plea);
  const first = await takeSent();
  first.reply(thinkAgain);
  await until(() => expect(readOutbox()[0]?.phase).toBe('asking'));
  takeBack(first.body['client_id'] as string);
  expect(readDraft(7)).toBe(plea);
  expect(readOutbox()).toMatchObject([{ phase: 'kept', inInput: true }]);
  write(plea);
  const same = await takeSent();
  expect(same.body).toMatchObject({ client_id: first.body['client_id'], confirmed: true });
  same.reply({ status: 500 });
  await until(() => expect(readOutbox()[0]?.phase).toBe('failed'));
  write('Could you send me 500?');
  const other = await takeSent();
  expect(other.body).not.toHaveProperty('confirmed');
  expect(other.body['client_id']).not.toBe(first.body['client_id']);
});
