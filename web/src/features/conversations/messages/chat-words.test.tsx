import type { Message } from '@mwanzo/contract/conversations/messages';
import { warningKinds } from '@mwanzo/contract/conversations/warnings';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { wordsOf } from '../../../testing/words-of.ts';
import { message, openChat } from './open-chat.fixture.ts';

const photo = {
  kind: 'photo',
  id: 5,
  width: 4,
  height: 3,
  bytes: 48_000,
  path: '/media/5',
  is_covered: false,
} as never;
const voice = { kind: 'voice', id: 6, path: '/v', path_aac: '/a', waveform: '', bytes: 9_000, duration_ms: 65_000 };
const quote = { text: 'Chai?', media_kind: null };
const prompt = { prompt_id: 'chai-rules', answer: 'No sugar' } as const;

/** The notes of two likes of whole persons, one of them of a photo. */
const likes = [
  { sender: 1, about: 'photo', photo: null, prompt: null, text: 'Hill' },
  { sender: 7, about: null, photo: null, prompt: null, text: 'Same here' },
] as never;

/** Opens a chat at eight in the evening of 19 November, of this phone and of the server. */
async function openInEvening(messages: () => readonly Message[], given: Parameters<typeof openChat>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const shown = messages();
  const reply = given.reply ?? (shown.length > 0 ? { body: shown } : undefined);
  const dated = reply && { reply: { ...reply, headers: { date: new Date().toUTCString() } } };
  const opened = await openChat(shown, { ...given, ...dated });
  // The other responses have the date of the test's own server.
  (await import('../../../device/server-clock.ts')).clockError.write(0);
  await vi.dynamicImportSettled();
  const menu = () => document.querySelectorAll('dialog[aria-label="Actions for this message"]');
  if (shown.length > 0) await until(() => expect(menu()).toHaveLength(1));
  const dialog = () => wordsOf(document.querySelector('dialog[open]') ?? expect.fail('no dialog'));
  return { ...opened, dialog };
}

test('a conversation with messages of every kind is whole', async () => {
  const comments = [
    {
      sender: 7,
      about: 'photo',
      photo: { id: 3, thumbhash: '', variants: { 160: '/media/3' } },
      prompt: null,
      text: 'Hill',
    },
    { sender: 1, about: 'prompt', photo: null, prompt, text: 'Why?' },
  ] as never;
  const before = { timestamp: '2026-11-18T18:00:00.000Z' };
  const { page, screen } = await openInEvening(
    () => [
      message(1, 7, { ...before, text: 'Chai?', reactions: [{ user: 1, emoji: '❤️' }] }),
      message(2, 1, { ...before, reply_to: { id: 1, sender: 7, ...quote }, seen_at: '2026-11-18T19:00:00.000Z' }),
      message(3, 1, { text: '', is_deleted: true, seen_at: '2026-11-19T19:50:00.000Z' }),
      message(4, 7, { reply_to: { id: 2, sender: 1, ...quote, text: '' } }),
      message(5, 1, { text: 'Look', media: photo, reply_to_prompt: prompt }),
      message(6, 7, { text: '', media: voice as never }),
      message(7, 7, { reply_to_prompt: { ...prompt, answer: 'Much sugar' } }),
      message(8, 7, { text: 'Send me 500', warning: 'money' }),
      message(9, 1, { delivered_at: '2026-11-19T19:45:00.000Z' }),
    ],
    {
      match: matchWith(7, { comments, presence: 'online', unread_count: 3 }),
      notes: [
        { key: 'b', at: '2026-11-19T19:59:00.000Z', node: 'A missed call' },
        { key: 'a', at: '2026-11-18T18:30:00.000Z', node: 'A long call' },
      ],
    },
  );
  const { typing } = await import('../../../shared/messages/typing.ts');
  typing.write(new Set([8]));
  await page.settled();
  await until(() => expect(screen.text()).toContain('asks for money'));
  // The code of photos and voice notes has come.
  for (const name of ['Your photo. Open photo', 'Play voice note']) await screen.button(name);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/conversation.txt');
});

test('a conversation whose messages wait, have failed or were lost is whole', async () => {
  const { page, screen, outbox, putInOutbox } = await openInEvening(() => [message(1, 7), message(2, 1)], {
    replyTo: { id: 2, sender: 1, ...quote },
  });
  const { typing } = await import('../../../shared/messages/typing.ts');
  const put = (text: string, replyTo: Parameters<typeof putInOutbox>[0]['replyTo'] = null) =>
    putInOutbox({ receiver: 7, text, replyTo });
  outbox.change(put('One'), { phase: 'failed' });
  put('Two', prompt);
  put('Three', { id: 1, sender: 7, ...quote });
  typing.write(new Set([7]));
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/sending-messages.txt');
  page.setOnline(false);
  page.dispatch('offline');
  await until(() => expect(screen.text()).toContain('Both wait'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/waiting-messages.txt');
});

test.each<[string, Parameters<typeof openChat>[1]]>([
  ['new-match', { match: matchWith(7, { last_message: null, presence: 'today', comments: likes }) }],
  ['gone-conversation', { reply: { status: 404, body: { code: 'not_found', detail: '' } } }],
  ['failed-conversation', { reply: { status: 403, body: { switch: 'read-only', detail: 'Resting.' } } }],
])('the page %s is whole', async (name, given) => {
  const { page, screen } = await openInEvening(() => [], given);
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${name}.txt`);
});

test.each([
  ['own-message-menu', 0],
  ['partner-message-menu', 1],
])('the dialog %s is whole', async (name, place) => {
  const reactions = [{ user: 1, emoji: '😂' as const }];
  const messages = () => [message(1, 1, { text: '', media: voice as never, reactions }), message(2, 7)];
  const { dialog, openMenu } = await openInEvening(messages);
  await openMenu(place);
  await expect(dialog()).toMatchFileSnapshot(`./in-words/${name}.txt`);
});

test('the question before a message is sent is whole for each kind of concern', async () => {
  const { screen, outbox, putInOutbox, dialog } = await openInEvening(() => [message(1, 7)]);
  const id = putInOutbox({ receiver: 7, text: 'Send me 3,500 on M-Pesa', replyTo: null });
  let told = '';
  for (const kind of warningKinds) {
    outbox.change(id, { phase: 'asking', concerns: [`${kind}:17-23`, 'money:8-13', 'unknown:0-4'] });
    await until(() => expect(document.querySelectorAll('dialog[open] mark')).toHaveLength(2));
    told += `# ${kind}\n${dialog()}`;
    outbox.change(id, { phase: 'kept' });
    await until(() => expect(screen.all('dialog[open]', '')).toEqual([]));
  }
  await expect(told).toMatchFileSnapshot('./in-words/think-again.txt');
});

test('the chat of a member whose messages of the day are used up is whole', async () => {
  const { page, screen, outbox, putInOutbox, write } = await openInEvening(() => [
    message(1, 1, { text: 'Shall we meet at Java tomorrow at 3pm?' }),
    message(2, 7, { text: 'Yes, sounds good' }),
  ]);
  const { dayLimits, refusedReceivers } = await import('../../../shared/allowances/day-limits.ts');
  outbox.change(putInOutbox({ receiver: 7, text: 'Sawa', replyTo: null }), { phase: 'failed' });
  await write('Habari?');
  refusedReceivers.write(new Set([7]));
  dayLimits.write({ messages: Date.parse('2026-11-19T21:00:00Z') });
  await until(() => expect(screen.text()).toContain('Today’s messages are used up.'));
  await until(() => expect(screen.all('a', 'Make')).toHaveLength(1));
  await page.requestsUnderWay();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/used-up-messages.txt');
  // At midnight this limit is lifted, and no other one.
  dayLimits.write({ messages: Date.now() - 1, swipes: Number.MAX_SAFE_INTEGER });
  await until(() => expect(Object.keys(dayLimits.read())).toEqual(['swipes']));
});

test('a chat that cannot be loaded shows what waits in it, and whom that is for', async () => {
  const reply = { status: 403, body: { switch: 'read-only', detail: 'Resting.' } };
  const { page, screen, outbox, onOpenProfile } = await openInEvening(() => [], { reply });
  const { profileQuery } = await import('../../../queries/profile.ts');
  const waiting = { id: 'a', receiver: 7, text: 'Habari?', replyTo: null, inInput: false, phase: 'lost' } as const;
  outbox.add({ ...waiting, receiverName: 'Otieno K.', writtenAt: '2026-11-19T19:59:00.000Z' });
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-with-waiting.txt');
  await screen.press('Otieno');
  expect(onOpenProfile.mock.calls).toEqual([[7]]);
  // Nothing is known of the partner but what waits for them.
  page.client.removeQueries({ queryKey: profileQuery(7).queryKey });
  page.client.setQueryData(['matches'], []);
  const { ChatScreen } = await import('./chat-screen.tsx');
  const Menu = ({ partnerId, name, messages }: { partnerId: number; name: string; messages: readonly unknown[] }) => (
    <p>{`Menu of ${partnerId}, ${name}, ${messages.length}`}</p>
  );
  screen.show(null);
  screen.show(
    <ChatScreen partnerId={7} onOpenProfile={onOpenProfile} reply={[null, vi.fn()]} onReport={vi.fn()} Menu={Menu} />,
  );
  expect(screen.text()).toMatch(/^Otieno K\.\|Menu of 7, Otieno K\., 0/);
  expect(screen.all('button', 'Otieno')).toEqual([]);
});

test('a heart beside a message is sent, and a button leads to what has come below the reader', async () => {
  const { page, screen } = await openInEvening(() => [message(1, 7), message(2, 7)]);
  const list = document.querySelector<HTMLElement>('[role="log"]') ?? expect.fail('no list');
  await screen.press('React with a heart');
  expect((await page.api.take('POST /api/messages/1/reaction/')).body).toBe('{"emoji":"❤️"}');
  Object.defineProperties(list, { scrollHeight: { value: 2000 }, clientHeight: { value: 400 } });
  screen.dispatch(list, 'scroll');
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  addMessages(7, [message(3, 7), message(4, 1), message(5, 7, { is_deleted: true, text: '' }), message(6, 7)]);
  const pill = await screen.button('2 new messages');
  const scrolled = vi.spyOn(list, 'scrollTo');
  await screen.pressElement(pill);
  expect(scrolled.mock.calls.at(-1)).toEqual([expect.objectContaining({ top: 2000 })]);
});
