import type { Match } from '@mwanzo/contract/conversations/matches';
import { localClock } from '../../../i18n/times.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleLast, matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { searchableFrom } from './match-rules.ts';

const [matchesPath, likesPath, pastPath] = [
  'GET /api/profiles/matches/',
  'GET /api/profiles/likes-me/',
  'GET /api/messages/past/',
];
const likesOf = (count: number) => ({ plan: 'premium', count, people: [] });
const past = (id: string, last_text: string | null) => ({ id, ended_at: '2026-11-20T09:00:00.000Z', last_text });

/** Opens the list of matches on this page; nothing has been loaded yet. */
async function openMatches(path = '/matches', chosen?: number) {
  const page = await openPage();
  const { LoadedMatches } = await import('./matches-screen.tsx');
  const Foot = ({ hasMatches }: { hasMatches: boolean }) => <p>{hasMatches ? 'Foot with matches' : 'Foot'}</p>;
  const screen = await showScreen(page, <LoadedMatches Foot={Foot} chosen={chosen} />, path);
  const reply = async (start: string, body: unknown) => {
    // The server's clock is that of the test.
    (await page.api.take(start)).reply({ body, headers: { date: new Date().toUTCString() } });
    await page.requestsUnderWay();
  };
  const load = async (matches: readonly Match[], likes = 0, ended: readonly object[] = []) => {
    await reply(likesPath, likesOf(likes));
    await reply(matchesPath, matches);
    await reply(pastPath, ended);
  };
  return { page, screen, reply, load };
}

test('the list waits for the number of those who like the member, so that no tile pushes it aside', async () => {
  const { screen, reply } = await openMatches();
  await reply(matchesPath, [matchWith(7)]);
  expect(screen.text()).toContain('Loading your matches...');
  expect(screen.text()).not.toMatch(/Otieno|could not load/);
  await reply(likesPath, likesOf(2));
  expect(screen.text()).not.toContain('Loading your matches...');
  expect(screen.text()).toMatch(/2.*Like you.*Otieno.*Foot with matches/);
});

test('a match takes its name and face along to its chat, and from the likes the way leads back', async () => {
  const { screen, load } = await openMatches();
  const [fresh, known] = [matchWith(8, { name: 'Zuri', last_message: null }), matchWith(7)];
  await load([fresh, known], 1);
  for (const match of [fresh, known]) {
    await screen.pressElement(document.querySelector<HTMLElement>(`a[href="/chat/${match.id}"]`));
    expect([screen.paths().at(-1), screen.state()]).toEqual([`/chat/${match.id}`, { match }]);
  }
  await screen.pressElement(document.querySelector<HTMLElement>('a[href="/likes"]'));
  expect([screen.paths().at(-1), screen.state()]).toEqual(['/likes', { fromAbove: true }]);
});

test('the list of matches is whole: faces, conversations of every kind, and those that have ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { page, screen, load } = await openMatches('/chat/past/b', 11);
  const { typing } = await import('../../../shared/messages/typing.ts');
  typing.write(new Set([12]));
  const last = (id: number, fields: object) => ({ last_message: { ...exampleLast, id, ...fields } });
  const mine = { sender: 1, text: 'Kahawa', timestamp: '2026-11-21T19:55:00.000Z' };
  await load(
    [
      matchWith(2, { name: 'Asha', age: 24, is_opened: false, last_message: null, presence: 'online' }),
      matchWith(3, { name: 'Zuri', photo: null, matched_at: '2026-11-21T09:00:00.000Z', last_message: null }),
      matchWith(7, { ...last(60, { sender: 7 }), presence: 'today' }),
      matchWith(8, { name: 'Juma', isVerified: false, ...last(50, { ...mine, seen_at: mine.timestamp }) }),
      matchWith(9, { name: 'Akinyi', unread_count: 12, ...last(40, { sender: 9, text: '', media_kind: 'photo' }) }),
      matchWith(10, { name: 'Kiptoo', ...last(30, { ...mine, text: '', media_kind: 'voice' }) }),
      matchWith(11, { name: 'Wanjiru', age: null, ...last(20, { ...mine, text: '', is_deleted: true }) }),
      matchWith(12, { name: 'Amina', ...last(10, { sender: 12 }) }),
    ],
    3,
    [past('a', null), past('b', 'Kwaheri')],
  );
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/matches.txt');
});

test('without a network the list says how old it is', async () => {
  const page = await openPage();
  const { MatchesScreen } = await import('./matches-screen.tsx');
  const updatedAt = Date.now() - 3 * 3_600_000;
  page.client.setQueryData(['matches'], [matchWith(7)], { updatedAt });
  page.setOnline(false);
  const screen = await showScreen(page, <MatchesScreen />, '/matches');
  await until(() => expect(screen.text()).toContain(`From ${localClock(updatedAt, Date.now())}, offline`));
});

test('matches that could not be loaded are safe, and a press loads them once', async () => {
  const { page, screen, reply } = await openMatches();
  await reply(likesPath, likesOf(0));
  (await page.api.take(matchesPath)).reply({ status: 403, body: { switch: 'read-only', detail: 'Resting.' } });
  await until(() => expect(screen.text()).toMatch(/Your matches are safe.*Resting\./));
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const told = { title: 'Loading failed', description: 'Could not load matches. Please try again.' };
  expect([toastStore.read(), screen.text().includes('Foot')]).toEqual([expect.objectContaining(told), false]);
  expect(page.toastError()).toMatchObject({ status: 403 });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-matches.txt');
  await screen.press('Try again');
  await reply(matchesPath, [matchWith(7)]);
  expect(screen.text()).toMatch(/Otieno.*Foot with matches/);
});

test('a member without matches sees who likes them, the ended conversations, and what is offered below', async () => {
  const { screen, load } = await openMatches('/chat/past/b');
  await load([], 1, [past('a', null), past('b', 'Kwaheri')]);
  expect(screen.text()).toMatch(/1.*Likes you.*No matches yet.*Ended.*Message deleted.*You: Kwaheri.*Foot$/);
  const links = screen.all('a', '').filter((link) => link.getAttribute('href')?.startsWith('/chat/past/'));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('without anybody there is neither a tile nor a heading of ended conversations', async () => {
  const { screen, load } = await openMatches();
  await load([]);
  expect(screen.text()).toContain('No matches yet');
  expect(screen.all('a', '').map((link) => link.getAttribute('href'))).toEqual(['/discover']);
  expect(screen.text()).not.toMatch(/Like|Ended/);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-matches.txt');
  expect(document.querySelector('.match-faces')).toBeNull();
});

const named = (id: number, name: string, fields: Partial<Match> = {}) => matchWith(id, { name, ...fields });

test('only the conversation whose partner types says so, and only the open one is the current one', async () => {
  const { page, screen, load } = await openMatches('/chat/8', 8);
  await load([named(7, 'Asha', { id: 8 }), named(8, 'Juma', { id: 7 })]);
  const { typing } = await import('../../../shared/messages/typing.ts');
  typing.write(new Set([7]));
  await page.requestsUnderWay();
  const row = (id: number) => screen.all(`a[href="/chat/${id}"]`, '')[0];
  expect([row(7)?.textContent?.includes('typing'), row(8)?.textContent?.includes('typing')]).toEqual([true, false]);
  expect([row(7), row(8)].map((link) => link?.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('one’s own last message and theirs differ, and a face without an age has none', async () => {
  const { screen, load } = await openMatches();
  const mine = { ...exampleLast, sender: 1, text: 'Kahawa' };
  await load([
    named(7, 'Asha'),
    named(8, 'Juma', { last_message: mine }),
    named(9, 'Zuri', { age: null, last_message: null }),
  ]);
  expect(screen.text()).toMatch(/\|Chai\?\|/);
  expect(screen.text()).toContain('|You: Kahawa|');
  expect([screen.all('h2', 'Zuri')[0]?.getAttribute('aria-label'), /null| · /.test(screen.text())]).toEqual([
    'Zuri',
    false,
  ]);
});

test('while the list is searched it has no tile of likes, only the names that fit, and its search box', async () => {
  const { page, screen, load } = await openMatches();
  const faces = [1, 2, 3].map((id) => named(id, `Person ${id}`, { last_message: null }));
  const others = Array.from({ length: searchableFrom - 3 }, (_, index) => named(index + 10, 'Zuri'));
  await load([...faces, ...others], 4);
  const links = () => screen.all('a', '').map((link) => link.getAttribute('href'));
  expect(links().slice(0, 4)).toEqual(['/likes', '/chat/1', '/chat/2', '/chat/3']);
  await screen.type('Search your matches', 'person 2');
  expect(links()).toEqual(['/chat/2']);
  await screen.type('Search your matches', 'nobody');
  expect([links(), screen.text().includes('None of your matches is called “nobody”.')]).toEqual([[], true]);
  page.client.setQueryData(['matches'], faces);
  await page.requestsUnderWay();
  await screen.type('Search your matches', 'person 3');
  expect(links()).toEqual(['/chat/3']);
});

/** Opens the pane of the list beside a chat, or alone: the faces 1 and 2, then the conversations 7 and 8. */
async function openPane(alone: boolean) {
  const page = await openPage();
  const { MatchesPane } = await import('./matches-pane.tsx');
  page.client.setQueryDefaults(['matches'], { staleTime: Infinity });
  page.client.setQueryDefaults(['likes'], { staleTime: Infinity });
  page.client.setQueryDefaults(['past-conversations'], { staleTime: Infinity });
  page.client.setQueryData(
    ['matches'],
    [
      ...[1, 2].map((id) => named(id, `Face ${id}`, { last_message: null })),
      ...[7, 8].map((id) => named(id, `Chat ${id}`, { last_message: { ...exampleLast, id: 20 - id } })),
    ],
  );
  page.client.setQueryData(['likes'], likesOf(0));
  page.client.setQueryData(['past-conversations'], []);
  const pane = (shown: boolean) => (
    <div>
      <input aria-label="Message" />
      {shown && <MatchesPane alone={alone} chosen={alone ? undefined : 7} controls={null} />}
    </div>
  );
  const screen = await showScreen(page, pane(true));
  /** Presses a key where the focus is. @returns the link that has the focus then; false if the key was left alone */
  const key = (name: string, held: object = {}) => {
    const isLeft = page.dispatch('keydown', { key: name, target: document.activeElement, ...held });
    return isLeft ? false : (document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
  };
  return { page, screen, key, leave: () => screen.show(pane(false)) };
}

test('arrow keys lead from the heading through the list and stop at its ends', async () => {
  const { screen, key } = await openPane(true);
  screen.all('h1', '')[0]?.focus();
  expect(document.querySelector('section')?.getAttribute('role')).toBe('main');
  expect(['ArrowRight', 'ArrowDown'].map((name) => key(name))).toEqual([false, '/chat/1']);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowRight'].map((name) => key(name))).toEqual(['/chat/1', '/chat/2', '/chat/2']);
  expect(['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'].map((name) => key(name))).toEqual([
    '/chat/7',
    false,
    '/chat/8',
    '/chat/8',
  ]);
  expect(Array.from({ length: 4 }, () => key('ArrowUp'))).toEqual(['/chat/7', '/chat/2', '/chat/1', '/chat/1']);
  expect([key('ArrowDown'), key('ArrowUp', { altKey: true }), key('a')]).toEqual(['/chat/7', false, false]);
  // Escape has nothing to leave here, because no chat is open.
  expect(key('Escape')).toBe(false);
  expect(document.activeElement?.getAttribute('href')).toBe('/chat/7');
});

test('beside a chat Escape leads to its row, unless a dialog is open, and once the list is gone nowhere', async () => {
  const { screen, key, leave } = await openPane(false);
  expect(document.querySelector('section')?.getAttribute('role')).toBe('complementary');
  const field = await screen.field('Message');
  const escape = (held: object = {}) => {
    field.focus();
    key('Escape', held);
    return document.activeElement?.getAttribute('href');
  };
  field.focus();
  expect(key('ArrowDown')).toBe(false);
  expect(escape()).toBe('/chat/7');
  // The last one ends the word of an input method.
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])
    expect(escape({ [held]: true })).toBeNull();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  expect(escape()).toBeNull();
  dialog.remove();
  expect(escape()).toBe('/chat/7');
  leave();
  expect(escape()).toBeNull();
});
