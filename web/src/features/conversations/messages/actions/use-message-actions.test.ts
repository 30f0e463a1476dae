import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const photo = { id: 3, kind: 'photo', path: '/media/3' } as unknown as Message['media'];
const sent: Message = {
  ...exampleMessage(2, 1),
  media: photo,
  reactions: [{ user: 7, emoji: '😂' }],
  reply_to: { id: 1, sender: 7, text: 'Chai?', media_kind: null },
  reply_to_prompt: { prompt_id: 'chai-rules', answer: 'Much sugar.' },
};

/** Opens a chat with member 7 in which two messages are loaded. */
async function openChat() {
  const page = await openPage();
  const { useMessageActions } = await import('./use-message-actions.ts');
  const { addMessages, messagesOf } = await import('../../../../shared/conversations/conversations.ts');
  addMessages(7, [exampleMessage(1, 7), sent]);
  const actions = page.run(() => useMessageActions(7), undefined).now();
  const shown = (id: number) => messagesOf(7).find((message) => message.id === id);
  return { page, actions, shown, addMessages };
}

test('a reaction shows at once, and the server’s answer replaces it', async () => {
  const { page, actions, shown } = await openChat();
  actions.react(exampleMessage(1, 7), '❤️');
  expect(shown(1)).toEqual({ ...exampleMessage(1, 7), reactions: [{ user: 1, emoji: '❤️' }] });
  expect(shown(2)).toEqual(sent);
  const reactions = [
    { user: 1, emoji: '❤️' },
    { user: 7, emoji: '👍' },
  ];
  const { body, reply } = await page.api.take('POST /api/messages/1/reaction/');
  expect(JSON.parse(body)).toEqual({ emoji: '❤️' });
  reply({ body: { ...exampleMessage(1, 7), reactions } });
  await until(() => expect(shown(1)?.reactions).toEqual(reactions));
  expect([shown(2), page.toast()]).toEqual([sent, undefined]);
});

test('a reaction that is there already, or that is not there to be taken back, sends nothing', async () => {
  const { page, actions } = await openChat();
  actions.react({ ...exampleMessage(1, 7), reactions: [{ user: 1, emoji: '❤️' }] }, '❤️');
  actions.react({ ...exampleMessage(1, 7), reactions: [{ user: 7, emoji: '❤️' }] }, null);
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each([{ status: 400 }, { status: 503 }, { hangUp: true }])(
  'after %j a reaction is gone again, in words',
  async (failure) => {
    const { page, actions, shown } = await openChat();
    actions.react(exampleMessage(1, 7), '❤️');
    (await page.api.take('POST /api/messages/1/reaction/')).reply(failure);
    await until(() => expect(shown(1)?.reactions).toEqual([]));
    expect([page.toast(), page.toastError()]).toEqual(['Action failed', expect.any(Error)]);
    const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
    expect(toastStore.read()?.description).toBe('Please try again.');
  },
);

test.each(['200', '409'])('a message that is deleted while a reaction is sent stays deleted (%s)', async (status) => {
  const { page, actions, shown, addMessages } = await openChat();
  actions.react(exampleMessage(1, 7), '❤️');
  const reaction = await page.api.take('POST /api/messages/1/reaction/');
  const deleted = { ...exampleMessage(1, 7), text: '', is_deleted: true };
  addMessages(7, [deleted]);
  reaction.reply({ status: Number(status), body: exampleMessage(1, 7) });
  expect(await page.requestsUnderWay()).toBe(0);
  await page.settled();
  expect(shown(1)).toEqual(deleted);
});

test('a reaction that fails takes nothing of the match’s own away', async () => {
  const { page, actions, shown, addMessages } = await openChat();
  actions.react(exampleMessage(1, 7), '❤️');
  const reaction = await page.api.take('POST /api/messages/1/reaction/');
  const theirs = { user: 7, emoji: '👍' } as const;
  const both = [{ user: 1, emoji: '❤️' } as const, theirs];
  addMessages(7, [{ ...exampleMessage(1, 7), reactions: both }]);
  reaction.reply({ status: 503 });
  await until(() => expect(shown(1)?.reactions).toEqual([theirs]));
});

test('the same reaction again sends nothing', async () => {
  const { page, actions } = await openChat();
  actions.react({ ...exampleMessage(1, 7), reactions: [{ user: 1, emoji: '❤️' }] }, '❤️');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message that is deleted loses its words, its photo, its reactions and what it replies to at once', async () => {
  const { page, actions, shown } = await openChat();
  actions.remove(sent);
  const nothing = { text: '', media: null, reactions: [], reply_to: null, reply_to_prompt: null };
  expect(shown(2)).toEqual({ ...sent, ...nothing, is_deleted: true });
  expect(shown(1)).toEqual(exampleMessage(1, 7));
  const stored = { ...sent, ...nothing, is_deleted: true, seen_at: '2026-11-19T15:03:00Z' };
  (await page.api.take('DELETE /api/messages/2/')).reply({ body: stored });
  await until(() => expect(shown(2)).toEqual(stored));
  expect(page.toast()).toBeUndefined();
});

test('a message that could not be deleted is back as it was, in words', async () => {
  const { page, actions, shown } = await openChat();
  actions.remove(sent);
  (await page.api.take('DELETE /api/messages/2/')).reply({ status: 503 });
  await until(() => expect(shown(2)).toMatchObject({ text: sent.text, media: photo, is_deleted: false }));
  expect([page.toast(), page.toastError()]).toEqual(['Action failed', expect.objectContaining({ status: 503 })]);
});

const reaction = 'POST /api/messages/1/reaction/';
const emojiIn = ({ body }: { body: string }): unknown => (JSON.parse(body) as { emoji: unknown }).emoji;
const reacted = (emoji: '❤️' | '😂') => ({ ...exampleMessage(1, 7), reactions: [{ user: 1, emoji }] });

/** Opens a chat in which two reactions to one message are chosen at once; the first one is being sent. */
async function reactTwice() {
  const chat = await openChat();
  chat.actions.react(exampleMessage(1, 7), '❤️');
  chat.actions.react(reacted('❤️'), '😂');
  return { ...chat, first: await chat.page.api.take(reaction), own: () => chat.shown(1)?.reactions };
}

test('a second reaction waits for the first, whose response takes it off the screen for no moment', async () => {
  const { page, first, own } = await reactTwice();
  expect([emojiIn(first), await page.requestsUnderWay()]).toEqual(['❤️', 1]);
  first.reply({ body: reacted('❤️') });
  const second = await page.api.take(reaction);
  expect([emojiIn(second), own()]).toEqual(['😂', [{ user: 1, emoji: '😂' }]]);
  second.reply({ body: reacted('😂') });
  await page.settled();
  expect(own()).toEqual([{ user: 1, emoji: '😂' }]);
});

test.each([
  ['the second', 200, 503, ['❤️']],
  ['the first', 503, 200, ['😂']],
  ['each of them', 503, 503, []],
] as const)('of two reactions %s fails: what the server has is shown', async (_, one, other, emojis) => {
  const { page, first, own } = await reactTwice();
  first.reply({ status: one, body: reacted('❤️') });
  const second = await page.api.take(reaction);
  expect(own()?.map(({ emoji }) => emoji)).toEqual(['😂']);
  second.reply({ status: other, body: reacted('😂') });
  await page.settled();
  await until(() => expect(own()?.map(({ emoji }) => emoji)).toEqual(emojis));
  expect(page.toast()).toBe('Action failed');
});

test('after a logout nothing of a change is sent, shown or told', async () => {
  const { page, first, own, addMessages } = await reactTwice();
  page.signInAs(2);
  addMessages(7, [exampleMessage(3, 7)]);
  first.reply({ status: 503 });
  expect(await page.requestsUnderWay()).toBe(0);
  await page.settled();
  expect([own(), page.toast()]).toEqual([undefined, undefined]);
});
