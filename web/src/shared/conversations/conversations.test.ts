import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';

const message = (id: number) => exampleMessage(id, 7);
const partner = { name: 'Otieno', photo: null, photoDetail: null, isVerified: true, profileId: 7 };

async function openStore() {
  const page = await openPage();
  return { page, ...(await import('./conversations.ts')) };
}

test('a message that comes again takes the place of the one that is known', async () => {
  const { addMessages, messagesOf } = await openStore();
  addMessages(7, [message(1), message(2)]);
  addMessages(7, [{ ...message(1), text: '', is_deleted: true }]);
  expect(messagesOf(7).map(({ text }) => text)).toEqual(['', 'text 2']);
});

test('a message, a change and a face leave a conversation alone that is not loaded', async () => {
  const { showMessage, changeMessages, notePartner, conversations } = await openStore();
  showMessage(8, message(3));
  changeMessages(8, () => [message(3)]);
  notePartner(8, partner);
  expect(conversations.read().size).toBe(0);
});

test('the partner is kept with the conversation, and only a change of them is told', async () => {
  const { addMessages, notePartner, readConversation, conversations } = await openStore();
  addMessages(7, [message(1)]);
  const told = vi.fn();
  conversations.subscribe(told);
  notePartner(7, partner);
  notePartner(7, { ...partner });
  expect([readConversation(7)?.partner, told.mock.calls.length]).toEqual([partner, 1]);
  notePartner(7, { ...partner, isVerified: false });
  expect([readConversation(7)?.partner?.isVerified, told.mock.calls.length]).toEqual([false, 2]);
});

test('after lost events every loaded conversation may have changed', async () => {
  const { addMessages, conversations } = await openStore();
  const { missedChanges } = await import('./missed-changes.ts');
  for (const id of [7, 8]) addMessages(id, [message(id)]);
  missedChanges.write(1);
  expect([...conversations.read().values()].map(({ mayHaveChanged }) => mayHaveChanged)).toEqual([true, true]);
});

test('a conversation that is forgotten leaves the others, and a change of the member leaves none', async () => {
  const { page, addMessages, forgetConversation, conversations } = await openStore();
  for (const id of [7, 8]) addMessages(id, [message(id)]);
  forgetConversation(7);
  expect([...conversations.read().keys()]).toEqual([8]);
  page.signInAs(2);
  expect(conversations.read().size).toBe(0);
});
