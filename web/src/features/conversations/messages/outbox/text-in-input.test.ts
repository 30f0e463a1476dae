import { expect, test } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { openOutbox } from './open-outbox.fixture.ts';

test('of two failed messages one stands in the input, and what is sent from there replaces that one', async () => {
  const { write, states, keepDraft, readDraft, readOutbox, noteFailed } = await openOutbox();
  write('One');
  write('Two');
  const [one, two] = readOutbox().map(({ clientId }) => clientId);
  noteFailed(one ?? '');
  // The first one's text was just deleted, and the input is free.
  keepDraft(7, '');
  noteFailed(two ?? '');
  expect(readOutbox().map(({ inInput }) => inInput)).toEqual([true, false]);
  expect(readDraft(7)).toBe('');
  write('One, corrected');
  expect(states()).toEqual(['Two failed', 'One, corrected sending']);
});

test('a message that is taken back while it is on its way stays in the input when the network fails', async () => {
  const { page, start, write, takeSent, states, readOutbox, noteFailed } = await openOutbox();
  start();
  write('Habari?');
  const { reply } = await takeSent();
  noteFailed(readOutbox()[0]?.clientId ?? '', 'kept');
  reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  page.dispatch('online');
  expect([states(), await page.requestsUnderWay()]).toEqual([['Habari? kept'], 0]);
});

test('what failed in one chat leaves the input of another one free, and a caption stays with its photo', async () => {
  const { write, putInOutbox, readOutbox, readDraft, noteFailed } = await openOutbox();
  write('To seven', 7);
  write('To eight', 8);
  for (const { clientId } of readOutbox()) noteFailed(clientId);
  expect([readDraft(7), readDraft(8)]).toEqual(['To seven', 'To eight']);
  const media = { id: 5, kind: 'photo', path: '/x' } as Parameters<typeof putInOutbox>[0]['media'] & object;
  putInOutbox({ text: 'Look', receiver: 9, replyTo: null, media });
  noteFailed(readOutbox()[2]?.clientId ?? '');
  expect([readDraft(9), readOutbox()[2]]).toEqual(['', expect.objectContaining({ state: 'failed', inInput: false })]);
});

test('what is sent again from the list is asked about no more, and leaves what was typed since', async () => {
  const { write, keepDraft, readOutbox, readDraft, noteFailed, noteConcerns, sendAgain } = await openOutbox();
  write('Habari?');
  const id = readOutbox()[0]?.clientId ?? '';
  noteConcerns(id, ['money:0-3']);
  noteFailed(id);
  keepDraft(7, 'Habari? And you?');
  sendAgain(id);
  expect(readDraft(7)).toBe('Habari? And you?');
  expect(readOutbox()).toMatchObject([{ state: 'sending', inInput: false, isAsking: false }]);
});

test('what is written after the input was emptied is another message', async () => {
  const { write, states, readOutbox, noteFailed, freeInput } = await openOutbox();
  write('Habari?');
  noteFailed(readOutbox()[0]?.clientId ?? '');
  freeInput(7);
  write('Mambo?');
  expect(states()).toEqual(['Habari? failed', 'Mambo? sending']);
});

test('a message kept in the input is sent again with its id, and is gone once the input was emptied', async () => {
  const { write, states, keepDraft, readOutbox, noteFailed, freeInput } = await openOutbox();
  write('Habari?');
  const id = readOutbox()[0]?.clientId ?? '';
  noteFailed(id, 'kept');
  write('Habari?');
  keepDraft(7, '');
  expect(readOutbox()).toMatchObject([{ clientId: id, state: 'sending' }]);
  noteFailed(id, 'kept');
  freeInput(7);
  expect(states()).toEqual([]);
});

test('a message that cannot go back into the input stays in the list', async () => {
  const { write, states, keepDraft, readOutbox, readDraft, noteFailed } = await openOutbox();
  write('Habari?');
  keepDraft(7, 'And you?');
  noteFailed(readOutbox()[0]?.clientId ?? '', 'kept');
  expect([states(), readDraft(7)]).toEqual([['Habari? failed'], 'And you?']);
});

test('a message that is thrown away leaves the input too', async () => {
  const { write, readOutbox, readDraft, noteFailed, removeFromOutbox } = await openOutbox();
  write('Habari?');
  noteFailed(readOutbox()[0]?.clientId ?? '');
  removeFromOutbox(readOutbox()[0]?.clientId ?? '');
  expect([readOutbox(), readDraft(7)]).toEqual([[], '']);
});
