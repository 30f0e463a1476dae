import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleLast, matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const likes = { plan: 'premium', count: 0, people: [] };
const face = (id: number) => matchWith(id, { name: `Face ${id}`, last_message: null });
const chat = (id: number, lastId: number) =>
  matchWith(id, { name: `Chat ${id}`, last_message: { ...exampleLast, id: lastId, sender: id } });

/** Opens a page that knows these matches, and fetches nothing. */
async function openKnown(matches: readonly Match[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  for (const [key, data] of Object.entries({ matches, likes, 'past-conversations': [] })) {
    page.client.setQueryDefaults([key], { staleTime: Infinity });
    page.client.setQueryData<unknown>([key], data);
  }
  const parts = { ...(await import('./matches-screen.tsx')), ...(await import('./matches-pane.tsx')) };
  const change = async (next: readonly Match[]) => {
    page.client.setQueryData<unknown>(['matches'], next);
    await page.requestsUnderWay();
  };
  return { page, ...parts, change };
}

test('the rows stay where they are under a finger and under the mouse, and follow the messages otherwise', async () => {
  const { page, LoadedMatches, change } = await openKnown([chat(7, 20), chat(8, 10)]);
  const screen = await showScreen(page, <LoadedMatches />);
  const rows = () => screen.all('a', '').map((link) => link.getAttribute('href'));
  const row = () => screen.all('a', '')[0] ?? expect.fail('no row');
  expect(rows()).toEqual(['/chat/7', '/chat/8']);
  await change([chat(7, 20), chat(8, 30)]);
  expect(rows()).toEqual(['/chat/8', '/chat/7']);
  screen.dispatch(row(), 'pointerover', { pointerType: 'mouse' });
  await change([chat(7, 40), chat(8, 30), chat(9, 50)]);
  expect(rows()).toEqual(['/chat/8', '/chat/7', '/chat/9']);
  screen.dispatch(row(), 'pointerout', { pointerType: 'mouse' });
  await page.requestsUnderWay();
  expect(rows()).toEqual(['/chat/9', '/chat/7', '/chat/8']);
  screen.dispatch(row(), 'pointerdown');
  await change([chat(7, 60), chat(8, 70), chat(9, 50)]);
  expect(rows()).toEqual(['/chat/9', '/chat/7', '/chat/8']);
  page.dispatch('pointerup');
  await until(() => expect(rows()).toEqual(['/chat/8', '/chat/7', '/chat/9']));
});

test('of faces and conversations only the one whose chat is open beside the list is the current one', async () => {
  const { page, MatchesPane } = await openKnown([face(1), face(2), chat(7, 20), chat(8, 10)]);
  const pane = (chosen: number | undefined) => (
    <MatchesPane alone={chosen === undefined} chosen={chosen} controls={<button type="button">Bell</button>} />
  );
  const screen = await showScreen(page, pane(2));
  const current = () => screen.all('[aria-current]', '').map((link) => link.getAttribute('href'));
  const heading = (level: string) => screen.all(level, 'Your Matches').map((title) => title.getAttribute('tabindex'));
  expect([current(), heading('h1'), heading('h2')]).toEqual([['/chat/2'], [], ['-1']]);
  screen.show(pane(8));
  expect(current()).toEqual(['/chat/8']);
  expect(screen.all('button', 'Bell')).toHaveLength(1);
  screen.show(pane(undefined));
  expect([current(), heading('h1'), heading('h2')]).toEqual([[], ['-1'], []]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/matches-pane.txt');
});

test('the page of the matches has its title, its subtitle, the list and what stands below', async () => {
  const { page, MatchesScreen, change } = await openKnown([face(1), chat(7, 20)]);
  const Foot = ({ hasMatches }: { hasMatches: boolean }) => <p>{hasMatches ? 'Foot with matches' : 'Foot'}</p>;
  const screen = await showScreen(page, <MatchesScreen Foot={Foot} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/matches-page.txt');
  await change([]);
  expect(screen.text()).toMatch(/No matches yet.*\|Foot$/);
});

test('an arrow key that is held with another key, or that is used already, is left to others', async () => {
  const { page, MatchesPane } = await openKnown([face(1), chat(7, 20), chat(8, 10)]);
  const screen = await showScreen(page, <MatchesPane alone chosen={undefined} controls={null} />);
  const row = screen.all('a[href="/chat/7"]', '')[0] ?? expect.fail('no row');
  const press = (held: object) => {
    row.focus();
    page.dispatch('keydown', { key: 'ArrowDown', target: row, ...held });
    return document.activeElement?.getAttribute('href');
  };
  const held = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'defaultPrevented'];
  expect(held.map((name) => press({ [name]: true }))).toEqual(held.map(() => '/chat/7'));
  expect(press({})).toBe('/chat/8');
});

test('beside the list an invitation to choose a chat stands above what the page offers', async () => {
  const { page } = await openKnown([chat(7, 20)]);
  const { ChatInvitation } = await import('./chat-invitation.tsx');
  const screen = await showScreen(page, <ChatInvitation Foot={({ hasMatches }) => <p>Foot {String(hasMatches)}</p>} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/chat-invitation.txt');
});
