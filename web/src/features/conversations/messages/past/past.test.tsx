import type { PastMessage } from '@mwanzo/contract/conversations/past-conversations';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

const own = (position: number, fields: Partial<PastMessage> = {}): PastMessage => ({
  position,
  is_own: true,
  text: `text ${position}`,
  timestamp: `2026-11-19T15:0${position}:00.000Z`,
  ...fields,
});

const path = '/api/messages/past/this/';
/** The server's clock is that of the test. */
const headers = () => ({ date: new Date().toUTCString() });

/** Opens an ended conversation. */
async function openPast(messages: readonly PastMessage[]) {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { PastChat } = await import('./past-chat.tsx');
  const { pastConversationsQuery } = await import('../../../../queries/past-conversations.ts');
  page.client.setQueryData<object[]>(pastConversationsQuery.queryKey, [{ id: 'this' }, { id: 'other' }]);
  const screen = await showScreen(page, <PastChat id="this" />, '/chat/past/this');
  (await page.api.take(`GET ${path}`)).reply({ body: { messages }, headers: headers() });
  await page.settled();
  const listed = () => page.client.getQueryData<{ id: string }[]>(pastConversationsQuery.queryKey)?.map(({ id }) => id);
  return { page, screen, listed };
}

test('an ended conversation shows one’s own words, and of the other member only that there were some', async () => {
  const { screen } = await openPast([own(1), own(2, { is_own: false, text: null }), own(3)]);
  expect(screen.text()).toMatch(/You: \|text 1\|.*Deleted member: \|Message deleted\|.*You: \|text 3/);
  expect(screen.all('button', 'Show earlier')).toEqual([]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/past-chat.txt');
  // The day stands above its first message.
  expect(screen.text().match(/\|Thursday, 19 November/g)).toHaveLength(1);
});

test('messages of one side within three minutes are one group, from its first bubble to its last', async () => {
  await openPast([own(1), own(2), own(3), own(7), own(8)]);
  const bubbles = (look: string) =>
    [...document.querySelectorAll(`.bubble-${look}`)]
      .map(({ textContent }) => /text (\d)/.exec(textContent)?.[1])
      .join();
  expect([bubbles('follows'), bubbles('goes-on')]).toEqual(['2,3,8', '1,2,7']);
});

test('earlier messages come before those that are there, each once, until the first is there', async () => {
  const { page, screen } = await openPast([own(5), own(6)]);
  await screen.press('Show earlier messages');
  const { reply } = await page.api.take(`GET ${path}?limit=50&before=5`);
  reply({ status: 403, body: { switch: 'read-only', detail: 'Resting.' }, headers: headers() });
  await until(() => expect(screen.text()).toMatch(/Earlier messages did not arrive\. Try again\..*Resting\./));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-earlier.txt');
  await screen.press('Show earlier messages');
  (await page.api.take(`GET ${path}?limit=50&before=5`)).reply({ body: { messages: [own(3), own(4), own(5)] } });
  await until(() =>
    expect(
      screen
        .text()
        .match(/text \d/g)
        ?.join(),
    ).toBe('text 3,text 4,text 5,text 6'),
  );
  await screen.press('Show earlier messages');
  (await page.api.take(`GET ${path}?limit=50&before=3`)).reply({ body: { messages: [own(2)] } });
  await until(() => expect(screen.text()).toContain('text 2'));
  await screen.press('Show earlier messages');
  (await page.api.take(`GET ${path}?limit=50&before=2`)).reply({ body: { messages: [own(1)] } });
  await until(() => expect(screen.text()).toContain('text 1'));
  expect(screen.all('button', 'Show earlier')).toEqual([]);
  // It never changes, so coming back to it costs nothing.
  const { PastChat } = await import('./past-chat.tsx');
  screen.show(null);
  screen.show(<PastChat id="this" />);
  expect([await page.requestsUnderWay(), screen.text().match(/text \d/g)?.length]).toEqual([0, 6]);
});

test('an ended conversation is removed after a question, from the list too, and others stay', async () => {
  const { page, screen, listed } = await openPast([own(1)]);
  await screen.press('Remove conversation');
  await screen.press('Keep it');
  expect(screen.all('button', 'Keep it')).toEqual([]);
  await screen.press('Remove conversation');
  await screen.pressElement(screen.all('button', 'Remove').at(-1));
  (await page.api.take(`DELETE ${path}`)).reply({ status: 503, headers: headers() });
  await until(() => expect(screen.text()).toContain('It is still there. Please try again.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-removal.txt');
  expect([listed(), screen.paths().at(-1)]).toEqual([['this', 'other'], '/chat/past/this']);
  await screen.pressElement(screen.all('button', 'Remove').at(-1));
  expect(screen.text()).toContain('Removing...');
  (await page.api.take(`DELETE ${path}`)).reply({ status: 204 });
  await until(() => expect(page.toast()).toBe('The conversation is removed'));
  expect([listed(), screen.paths()]).toEqual([['other'], ['/matches']]);
  expect(page.client.getQueryData(['past-conversation', 'this'])).toBeUndefined();
});

test('a conversation that is gone after the member has left it leads nowhere', async () => {
  const { page, screen, listed } = await openPast([own(1)]);
  await screen.press('Remove conversation');
  await screen.pressElement(screen.all('button', 'Remove').at(-1));
  const late = await page.api.take(`DELETE ${path}`);
  vi.stubGlobal('location', new URL('/chat/8', 'http://localhost'));
  screen.show(null);
  late.reply({ status: 204 });
  await until(() => expect(page.toast()).toBe('The conversation is removed'));
  expect([listed(), screen.paths()]).toEqual([['other'], ['/chat/past/this']]);
});

test.each([
  ['who waits', ['/chat/past/this']],
  ['who has gone elsewhere', ['/chat/7']],
])('a chat that has ended opens as an ended conversation to a member %s', async (who, to) => {
  const page = await openPage();
  const { EndedChat } = await import('./ended-chat.tsx');
  const at = '2026-11-19T15:00:00.000Z';
  const screen = await showScreen(page, <EndedChat lastAt={at} />, '/chat/7');
  (await page.api.take('GET /api/messages/past/')).reply({
    body: [
      { id: 'other', last_at: '2026-11-19T15:00:00.001Z' },
      { id: 'this', last_at: at },
    ],
  });
  const messages = await page.api.take(`GET ${path}`);
  if (who !== 'who waits') screen.show(null);
  messages.reply({ body: { messages: [own(1)] } });
  await page.settled();
  expect(screen.paths()).toEqual(to);
});

test('the question before a conversation is removed begins without the failure of the one before', async () => {
  const { page, screen } = await openPast([own(1)]);
  await screen.press('Remove conversation');
  await screen.pressElement(screen.all('button', 'Remove').at(-1));
  (await page.api.take(`DELETE ${path}`)).reply({ status: 503 });
  await until(() => expect(screen.text()).toContain('It is still there. Please try again.'));
  await screen.press('Keep it');
  await screen.press('Remove conversation');
  expect(screen.text()).not.toContain('It is still there.');
});

test.each<[string, Reply, string, boolean]>([
  [
    'is not there any more',
    { status: 404, body: { code: 'not_found', detail: '' } },
    'This conversation is not there',
    false,
  ],
  ['could not be loaded', { status: 400 }, 'We just could not load them on this phone.', true],
])('an ended conversation that %s says so', async (_, reply, said, isTriedAgain) => {
  const page = await openPage();
  const { PastChat } = await import('./past-chat.tsx');
  const screen = await showScreen(page, <PastChat id="this" />, '/chat/past/this');
  const removing = screen.all('button', 'Remove conversation')[0];
  expect(removing?.hasAttribute('disabled')).toBe(true);
  (await page.api.take(`GET ${path}`)).reply(reply);
  await until(() => expect(screen.text()).toContain(said));
  if (!isTriedAgain) return;
  await screen.press('Try again');
  (await page.api.take(`GET ${path}`)).reply({ body: { messages: [own(1)] } });
  await until(() => expect(screen.text()).toContain('text 1'));
  expect(removing?.hasAttribute('disabled')).toBe(false);
});

test('an ended conversation opens at its end, and earlier messages do not move what is in view', async () => {
  const { page, screen } = await openPast([own(5), own(6)]);
  const list = document.querySelector('section') ?? expect.fail('no list');
  let height = 1000;
  Object.defineProperty(list, 'scrollHeight', { get: () => height });
  list.scrollTop = 0;
  const earlier = async (...messages: PastMessage[]) => {
    await screen.press('Show earlier messages');
    (await page.api.take(`GET ${path}`)).reply({ body: { messages } });
    await until(() => expect(screen.text()).toContain(messages[0]?.text));
  };
  await earlier(own(4));
  expect(list.scrollTop).toBe(1000);
  list.scrollTop = 30;
  height = 1600;
  await earlier(own(3));
  expect(list.scrollTop).toBe(630);
});
