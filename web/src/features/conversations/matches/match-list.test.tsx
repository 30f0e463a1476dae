import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { searchableFrom } from './match-rules.ts';
import { exampleLast, exampleMatch, matchWith } from '../../../testing/example-match.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { ChatInvitation } from './chat-invitation.tsx';
import { MatchList } from './match-list.tsx';

const show = (matches: readonly Match[], likes = 0) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MatchList matches={matches} likes={likes} />
    </QueryClientProvider>,
  );
const hour = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

test('new matches and conversations each stand below a heading', () => {
  const fresh = { ...exampleMatch, id: 8, user: { id: 8 }, name: 'Zuri', last_message: null };
  const list = show([exampleMatch, fresh]);
  const headings = [...list.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );
  expect(headings).toEqual(['Say hello to your new match!', 'Zuri', 'Conversations', 'Otieno, 30']);
});

test('a list of twelve can be searched, a shorter one needs no search', () => {
  const of = (count: number) => show(Array.from({ length: count }, (_, index) => matchWith(index + 1)));
  expect([of(searchableFrom - 1), of(searchableFrom)].map((list) => list.includes('type="search"'))).toEqual([
    false,
    true,
  ]);
  expect(of(searchableFrom)).toContain(`maxLength="${textLimits.searchMax}"`);
});

test('of many conversations the first thirty are drawn, and the row below keeps room for the others', () => {
  const of = (count: number) => show(Array.from({ length: count }, (_, index) => matchWith(index + 1)));
  const rows = (list: string) => list.match(/href="\/chat\/\d+"/g)?.length;
  expect([rows(of(30)), of(30).includes('--row-h')]).toEqual([30, false]);
  expect(rows(of(32))).toBe(30);
  expect(of(32)).toContain('calc(var(--row-h) * 2)');
});

test('of many new matches the first thirty are drawn, and the row of faces keeps room for the others', () => {
  const faces = Array.from({ length: 32 }, (_, index) => matchWith(index + 1, { last_message: null }));
  expect(show(faces).match(/href="\/chat\/\d+"/g)).toHaveLength(30);
  expect(show(faces)).toContain('calc(var(--face-room) * 2)');
  expect(show(faces.slice(2))).not.toContain('--face-room');
});

test('a conversation has the time of its last message, a face that of its match', () => {
  const matched_at = ago(26 * hour);
  const match = matchWith(7, { matched_at, last_message: { ...exampleLast, timestamp: ago(2 * hour) } });
  expect(textOf(show([match]))).toContain('|2h ago|');
  expect(textOf(show([matchWith(7, { matched_at, last_message: null })]))).toMatch(/\|(1d ago|Yesterday)\|/);
});

test('the row of faces is there for those who like the member, also without a new match', () => {
  expect(show([exampleMatch], 1)).toContain('href="/likes"');
  expect(show([exampleMatch], 0)).not.toContain('href="/likes"');
  expect(textOf(show([exampleMatch], 1))).not.toContain('Say hello');
});

test('beside the list nobody is asked to choose a match while there is none', () => {
  const beside = (matches?: readonly Match[]) => {
    const client = new QueryClient();
    if (matches) client.setQueryData(['matches'], matches);
    return renderScreen(
      <QueryClientProvider client={client}>
        <ChatInvitation Foot={({ hasMatches }) => hasMatches && <p>Foot</p>} />
      </QueryClientProvider>,
    );
  };
  expect([beside(), beside([]), beside([exampleMatch]).includes('<p>Foot</p>')]).toEqual(['', '', true]);
});
