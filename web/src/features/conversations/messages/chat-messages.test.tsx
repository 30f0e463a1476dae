import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { message, minutesAgo, openChat } from './open-chat.fixture.ts';

test('what was unread on arrival has a line above it, which stays while it is read', async () => {
  const messages = [message(1, 7), message(2, 1), message(3, 7), message(4, 7)];
  const { page, screen } = await openChat(messages, { match: matchWith(7, { unread_count: 2 }) });
  const line = /text 2\|[^|]*\|New\|.*text 3/;
  expect(screen.text()).toMatch(line);
  (await page.api.take('POST /api/messages/conversation/7/read/')).reply({ status: 204 });
  const { matchesQuery } = await import('../../../queries/matches.ts');
  const unread = () => page.client.getQueryData<{ unread_count: number }[]>(matchesQuery.queryKey)?.[0]?.unread_count;
  await until(() => expect(unread()).toBe(0));
  const { showMessage } = await import('../../../shared/conversations/conversations.ts');
  showMessage(7, message(5, 7));
  await until(() => expect(screen.text()).toContain('text 5'));
  expect(screen.text()).toMatch(line);
  expect(screen.text().match(/\|New\|/g)).toHaveLength(1);
});

test('a new message is announced once, whoever wrote it, and a deleted one never', async () => {
  const { screen } = await openChat([message(1, 7)]);
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  const announced = () =>
    screen
      .all('output', '')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(announced()).toEqual([]);
  addMessages(7, [message(2, 7), message(3, 1), message(4, 7, { is_deleted: true })]);
  await until(() => expect(announced()).toEqual(['Otieno: text 2 You: text 3']));
  const voice = { kind: 'voice', id: 5, path: '/v', path_aac: '/a', waveform: '', bytes: 1, duration_ms: 1 };
  addMessages(7, [message(5, 7, { text: '', media: voice as never })]);
  await until(() => expect(announced()).toEqual(['Otieno: Voice note. ']));
  addMessages(7, [message(0, 7)]);
  await until(() => expect(screen.text()).toContain('text 0'));
  expect(announced()).toEqual(['Otieno: Voice note. ']);
});

test('the menu of one’s own message of the last hour deletes it, after a question', async () => {
  const { page, screen, openMenu } = await openChat([message(1, 1), message(2, 7)]);
  await openMenu(0);
  expect(screen.all('button', 'Report')).toEqual([]);
  await screen.press('Delete for both of you');
  await screen.press('Keep it');
  expect(screen.text()).not.toContain('Delete this message?');
  await openMenu(0);
  await screen.press('Delete for both of you');
  await screen.press('Delete');
  await page.api.take('DELETE /api/messages/1/');
  expect(screen.text()).toContain('|Message deleted|');
  expect(screen.all('button', 'Actions for this message')).toHaveLength(1);
});

test.each([
  ['fast', 30, 1],
  ['slow', 61, 0],
])(
  'on a phone whose clock is two hours %s a message of %d minutes ago can be deleted: %d',
  async (way, minutes, count) => {
    const sent = message(1, 1, { timestamp: minutesAgo(minutes) });
    const { screen, openMenu } = await openChat([sent]);
    const { clockError } = await import('../../../device/server-clock.ts');
    const now = Date.now();
    const ahead = (way === 'fast' ? 2 : -2) * 3_600_000;
    vi.setSystemTime(now + ahead);
    onTestFinished(() => void vi.useRealTimers());
    clockError.write(-ahead);
    await openMenu();
    expect(screen.all('button', 'Delete for both of you')).toHaveLength(count);
  },
);

test('the partner’s message is reported, and an older one of one’s own is only copied', async () => {
  const { screen, onReport, openMenu } = await openChat([message(1, 1, { timestamp: minutesAgo(61) }), message(2, 7)]);
  await openMenu(0);
  expect(screen.all('button', 'Delete for both').length + screen.all('button', 'Report').length).toBe(0);
  const isClosed = () => until(() => expect(screen.all('button', 'Reply')).toEqual([]));
  await screen.press('Copy');
  await isClosed();
  await openMenu(1);
  expect(screen.all('button', 'Delete for both')).toEqual([]);
  await screen.press('Report');
  await isClosed();
  expect(onReport.mock.calls).toEqual([[expect.objectContaining({ id: 2 }), 'Otieno']]);
});

const hearts = (...users: number[]) => ({ reactions: users.map((user) => ({ user, emoji: '❤️' as const })) });
const reacting = (id: number) => `POST /api/messages/${id}/reaction/`;

test('one’s own reaction is taken back by the same emoji, the heart beside it or the chip below it', async () => {
  const messages = [1, 2, 3].map((id) => message(id, 7, hearts(7, 1)));
  messages[0]?.reactions.splice(0, 1, { user: 7, emoji: '😂' });
  const { page, screen, openMenu } = await openChat(messages);
  const sent = async (id: number) => JSON.parse((await page.api.take(reacting(id))).body) as unknown;
  await openMenu(0);
  expect(screen.all('button', 'Take ❤️ back').at(-1)?.getAttribute('aria-pressed')).toBe('true');
  await screen.pressElement(screen.all('button', 'Take ❤️ back').at(-1));
  expect(await sent(1)).toEqual({ emoji: null });
  await screen.pressElement(screen.all('button', 'Take ❤️ back')[0]);
  expect(await sent(2)).toEqual({ emoji: null });
  await screen.pressElement(screen.all('button', 'Otieno reacted with ❤️. You reacted')[0]);
  expect(await sent(3)).toEqual({ emoji: null });
});

test('a reaction of the partner alone is not one’s own: a press on it opens the menu, where one chooses', async () => {
  const { page, screen } = await openChat([message(1, 7, hearts(7))]);
  expect(screen.all('button', 'React with a heart')).toHaveLength(1);
  await screen.press('Otieno reacted with ❤️');
  await until(() => expect(screen.all('button', 'Reply')).toHaveLength(1));
  await screen.press('React with 😂');
  expect(JSON.parse((await page.api.take(reacting(1))).body)).toEqual({ emoji: '😂' });
});

test('the menu of a message that is deleted meanwhile closes', async () => {
  const { screen, openMenu } = await openChat([message(1, 7), message(2, 7)]);
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  await openMenu(0);
  addMessages(7, [message(1, 7, { is_deleted: true, text: '' })]);
  await until(() => expect(screen.all('button', 'Reply')).toEqual([]));
});

test('two equal reactions are one picture with their number, and different ones are two', async () => {
  const mixed = {
    reactions: [
      { user: 7, emoji: '😂' as const },
      { user: 1, emoji: '👍' as const },
    ],
  };
  const same = {
    reactions: [
      { user: 7, emoji: '😂' as const },
      { user: 1, emoji: '😂' as const },
    ],
  };
  const { screen } = await openChat([message(1, 7, mixed), message(2, 7, same)]);
  const chips = screen.all('button', 'Otieno reacted').map(({ textContent }) => textContent);
  expect(chips).toEqual(['👍😂', '😂2']);
});

test('one’s newest message says how far it has come, and that of the partner nothing', async () => {
  const { screen } = await openChat([message(1, 1), message(2, 1, { delivered_at: minutesAgo(1) })]);
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  expect(screen.text()).toMatch(/\|Delivered$/);
  expect(screen.text()).not.toContain('|Sent');
  addMessages(7, [message(2, 1, { seen_at: minutesAgo(1) })]);
  await until(() => expect(screen.text()).toMatch(/\|Seen [^|]+$/));
  expect(screen.text()).not.toContain('Delivered');
  addMessages(7, [message(3, 7)]);
  await until(() => expect(screen.text()).toMatch(/Seen [^|]+\|Otieno: \|text 3\|[^|]*\|Otieno: text 3$/));
});

test('a conversation that is not there says so; one that ends while it is open leads to what is kept', async () => {
  const gone = { status: 404, body: { code: 'not_found', detail: '' } };
  const [first, last] = [message(1, 7, { timestamp: minutesAgo(99) }), message(2, 7)];
  const { page, screen } = await openChat([], { reply: gone });
  expect(screen.text()).toContain('This conversation is not there');
  expect(screen.all('a', '').map((link) => link.getAttribute('href'))).toEqual(['/matches']);
  const { conversationKey } = await import('../../../queries/conversation.ts');
  const { pastConversationsQuery } = await import('../../../queries/past-conversations.ts');
  const { addMessages } = await import('../../../shared/conversations/conversations.ts');
  addMessages(7, [first, last]);
  // The list of before does not have it.
  page.client.setQueryData<object[]>(pastConversationsQuery.queryKey, [{ id: 'other', last_at: first.timestamp }]);
  void page.client.refetchQueries({ queryKey: conversationKey(7) });
  (await page.api.take('GET /api/messages/conversation/7/')).reply(gone);
  const past = [
    { id: 'other', last_at: first.timestamp },
    { id: 'this', last_at: last.timestamp },
  ];
  (await page.api.take('GET /api/messages/past/')).reply({ body: past });
  (await page.api.take('GET /api/messages/past/this/')).reply({ body: { messages: [] } });
  await until(() => expect(screen.paths()).toEqual(['/chat/past/this']));
});

test('nobody is said to be online while the device has no network', async () => {
  const { page, screen } = await openChat([message(1, 7)], { match: matchWith(7, { presence: 'online' }) });
  expect(screen.text()).toContain('|Online now|');
  page.setOnline(false);
  page.dispatch('offline');
  await until(() => expect(screen.text()).toContain('|As of '));
  expect(screen.text()).not.toContain('Online now');
});

test('a new match shows both comments, each with its writer, and suggests first messages', async () => {
  const comment = { about: 'photo', photo: null, prompt: null } as const;
  const comments = [
    { ...comment, sender: 7, text: 'Nice hill' },
    { ...comment, sender: 1, about: 'prompt' as const, text: 'Same here' },
  ] as never;
  const { screen, input } = await openChat([], { match: matchWith(7, { comments }) });
  expect(screen.text()).toMatch(/You and Otieno liked each other!/);
  expect(screen.text()).toMatch(/Otieno liked your photo\|Nice hill\|You liked this answer\|Same here/);
  const mine = [...document.querySelectorAll('[data-mine]')].map(({ textContent }) => textContent);
  expect(mine).toEqual([expect.stringContaining('Same here')]);
  const [first] = screen.all('button', '').filter(({ textContent }) => textContent.endsWith('?'));
  await screen.pressElement(first);
  expect([input()?.value, document.activeElement === input()]).toEqual([first?.textContent, true]);
});

test('what was unread has its line also if the list of matches comes after the messages', async () => {
  const { page, screen } = await openChat([message(1, 7), message(2, 7)], { isMatchLate: true });
  expect(screen.text()).toContain('text 2');
  expect(screen.text()).not.toContain('|New|');
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: [matchWith(7, { unread_count: 1 })] });
  await until(() => expect(screen.text()).toMatch(/text 1\|[^|]*\|New\|.*text 2/));
});

test('a new match names up to two interests that both have', async () => {
  const { page, screen } = await openChat([]);
  const { profileQuery } = await import('../../../queries/profile.ts');
  page.session.setProfile({ id: 1, interests: ['Music', 'Hiking', 'Yoga'] } as never);
  const share = (...interests: string[]) =>
    page.client.setQueryData<object>(profileQuery(7).queryKey, (known: object | undefined) => ({
      ...known,
      interests,
    }));
  share('Wine', 'Music');
  await until(() => expect(screen.text()).toContain('You both like Music.'));
  share('Music', 'Hiking', 'Yoga');
  await until(() => expect(screen.text()).toContain('You both like Yoga and Hiking.'));
});

test('the menu of a voice note with words names it by its words', async () => {
  const media = { kind: 'voice', id: 5, path: '/v', path_aac: '/a', waveform: '', bytes: 1, duration_ms: 1 } as never;
  const { openMenu } = await openChat([message(1, 7, { media })]);
  await openMenu();
  expect(document.querySelector('dialog p')?.textContent).toBe('text 1');
});
