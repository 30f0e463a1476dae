import { expect, test } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { openOutbox } from './open-outbox.fixture.ts';

/** Opens an outbox whose server refuses messages. */
async function openRefused() {
  const opened = await openOutbox();
  const { outbox, write, takeSent } = opened;
  opened.start();
  const refuse = async () => {
    const { body, reply } = await takeSent();
    reply({ status: 400 });
    await until(() => expect(outbox.find(body['client_id'] as string)?.phase).toBe('failed'));
    return body['client_id'] as string;
  };
  const writeRefused = (text: string, receiver = 7) => {
    write(text, receiver);
    return refuse();
  };
  return { ...opened, refuse, writeRefused };
}

test('of two failed messages one stands in the input, and what is sent from there replaces that one', async () => {
  const { write, writeRefused, states, keepDraft, readDraft, readOutbox } = await openRefused();
  await writeRefused('One');
  // The first one's text was just deleted, and the input is free. A photo leaves the input to it.
  keepDraft(7, '');
  const { sendFile } = await import('./outbox.ts');
  expect(readOutbox().map(({ inInput }) => inInput)).toEqual([true]);
  sendFile(
    { receiver: 8, text: 'Two', replyTo: null, file: { kind: 'voice', isKept: false, milliseconds: 9 } },
    Promise.resolve(new Blob(['x'])),
  );
  expect(readDraft(7)).toBe('');
  write('One, corrected');
  expect(states()).toEqual(['Two sending', 'One, corrected sending']);
});

test('a message that is taken back while it is on its way stays in the input when the network fails', async () => {
  const { page, start, write, takeSent, states, readOutbox, takeBack } = await openOutbox();
  start();
  write('Habari?');
  const { reply } = await takeSent();
  takeBack(readOutbox()[0]?.id ?? '');
  reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  page.dispatch('online');
  expect([states(), await page.requestsUnderWay()]).toEqual([['Habari? kept'], 0]);
});

test('what failed in one chat leaves the input of another one free', async () => {
  const { writeRefused, readDraft } = await openRefused();
  await writeRefused('To seven', 7);
  await writeRefused('To eight', 8);
  expect([readDraft(7), readDraft(8)]).toEqual(['To seven', 'To eight']);
});

test('what is sent again from the list leaves what was typed since', async () => {
  const { writeRefused, keepDraft, readOutbox, readDraft, sendAgain } = await openRefused();
  const id = await writeRefused('Habari?');
  keepDraft(7, 'Habari? And you?');
  sendAgain(id);
  expect(readDraft(7)).toBe('Habari? And you?');
  expect(readOutbox()).toMatchObject([{ id, phase: 'sending', inInput: false }]);
});

test('what is written after the input was emptied is another message', async () => {
  const { write, writeRefused, states, freeInput } = await openRefused();
  await writeRefused('Habari?');
  freeInput(7);
  write('Mambo?');
  expect(states()).toEqual(['Habari? failed', 'Mambo? sending']);
});

test('a message kept in the input is sent again with its id, and is gone once the input was emptied', async () => {
  const { write, states, keepDraft, readOutbox, takeBack, freeInput } = await openOutbox();
  write('Habari?');
  const id = readOutbox()[0]?.id ?? '';
  takeBack(id);
  write('Habari?');
  keepDraft(7, '');
  expect(readOutbox()).toMatchObject([{ id, phase: 'waiting' }]);
  takeBack(id);
  freeInput(7);
  expect(states()).toEqual([]);
});

test('messages that are held back leave nothing behind but their words, one below the other', async () => {
  const { page, start, write, states, keepDraft, readOutbox, readDraft, takeBack } = await openOutbox({
    online: false,
  });
  start();
  for (const text of ['One', 'Two', 'Three']) write(text);
  for (const { id } of readOutbox()) takeBack(id);
  expect([states(), readDraft(7)]).toEqual([['One kept'], 'One\nTwo\nThree']);
  page.setOnline(true);
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
  keepDraft(7, 'Something else');
  write('Four');
  takeBack(readOutbox().at(-1)?.id ?? '');
  expect([states(), readDraft(7)]).toEqual([[], 'Something else\nFour']);
});

test('messages that are held back become one, which replies to what the first of them that replied did', async () => {
  const { putInOutbox, write, readOutbox, readDraft, takeBack, keepDraft } = await openOutbox();
  const quote = (id: number) => ({ id, sender: 7, text: 'Wapi?', media_kind: null });
  const reply = (text: string, id: number) => putInOutbox({ receiver: 7, text, replyTo: quote(id) });
  const repliesTo = () =>
    readOutbox().map(({ text, replyTo }) => `${text} to ${replyTo && 'id' in replyTo ? replyTo.id : 0}`);
  for (const id of [write('One'), reply('Two', 1), reply('Three', 2)]) takeBack(id);
  expect([repliesTo(), readDraft(7)]).toEqual([['One to 1'], 'One\nTwo\nThree']);
  write('One\nTwo\nThree');
  expect(repliesTo()).toEqual(['One\nTwo\nThree to 1']);
  // Typed words stand in the input without a message.
  keepDraft(7, 'Typed');
  takeBack(reply('Four', 3));
  expect(readDraft(7)).toBe('Typed\nFour');
  write('Typed\nFour');
  expect(repliesTo()).toEqual(['One\nTwo\nThree to 1', 'Typed\nFour to 3']);
});

test('a message that is refused while something is typed stays in the list', async () => {
  const { write, states, keepDraft, refuse, readDraft } = await openRefused();
  write('Habari?');
  keepDraft(7, 'And you?');
  await refuse();
  expect([states(), readDraft(7)]).toEqual([['Habari? failed'], 'And you?']);
});

test('a message that is thrown away leaves the input too', async () => {
  const { writeRefused, readOutbox, readDraft, throwAway } = await openRefused();
  throwAway(await writeRefused('Habari?'));
  expect([readOutbox(), readDraft(7)]).toEqual([[], '']);
});

test('a message that is held back while it is sent is under way no more', async () => {
  const { page, start, write, takeSent, takeBack, states } = await openOutbox();
  start();
  const id = write('Habari?');
  await takeSent();
  takeBack(id);
  expect([await page.requestsUnderWay(), states()]).toEqual([0, ['Habari? kept']]);
});
