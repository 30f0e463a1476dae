import type { Likes } from '@mwanzo/contract/discovery/likes';
import { likersListedMax } from '@mwanzo/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { noteEndedContact } from '../../../shared/matches/ended-contacts.ts';
import { linkOf, renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { liker, premiumLikes } from './example-likes.fixture.ts';
import { LikesScreen } from './likes-screen.tsx';

vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const premium = premiumLikes(liker(7), liker(8));
const basic: Likes = { ...premium, plan: 'basic', people: [liker(7)], still_to_come: 2, next_on: '2026-11-27' };
const done = () => Promise.resolve(true);

function show(likes: Likes): string {
  const client = new QueryClient();
  client.setQueryData(['likes'], likes);
  return renderScreen(
    <QueryClientProvider client={client}>
      <LikesScreen decide={done} takeBack={done} Preview={() => null} />
    </QueryClientProvider>,
  );
}
const tiles = (markup: string) => [...markup.matchAll(/data-kind="(\d)"/g)].map(([, kind]) => kind);

test('with Premium everybody is there, in the order of the server', () => {
  const text = textOf(show(premium));
  expect(text).toMatch(/Person 7.*Person 8/);
  expect(text).toContain('A face opens the whole profile.');
  expect(tiles(show(premium))).toEqual([]);
});

test('that more people wait is said only below a full list', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => liker(index + 1));
  const foot = (listed: number, still_to_come: number) =>
    textOf(show({ ...premium, people: people(listed), count: listed + still_to_come, still_to_come })).includes(
      'Answer some of them to see the others.',
    );
  expect([foot(likersListedMax, 1), foot(likersListedMax, 0), foot(likersListedMax - 1, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('without Premium one person is there, the others are tiles, and the day of the next one is named', () => {
  const screen = show(basic);
  const text = textOf(screen);
  expect([text.includes('Person 7'), tiles(screen).length]).toEqual([true, 2]);
  expect(text).toMatch(/\|Fri\|27\|/);
  expect(text).toContain('Still to come');
  const last = textOf(show({ ...basic, still_to_come: 0, next_on: null }));
  expect([last.includes('Still to come'), last.includes('|27|')]).toEqual([false, false]);
  expect(textOf(show({ ...basic, still_to_come: 1 }))).toContain('See all now with Premium');
  expect(last).not.toContain('See all now');
});

test('the tiles are those of the day in Nairobi, also shortly before and after its midnight', () => {
  const of = (as_of: string) => tiles(show({ ...basic, still_to_come: 8, as_of }));
  const late = of('2026-11-21T20:59:59.000Z');
  const early = of('2026-11-21T21:00:00.000Z');
  expect(early).not.toEqual(late);
  expect(of('2026-11-21T00:00:00.000Z')).toEqual(late);
  expect(of('2026-11-22T00:00:00.000Z')).toEqual(early);
});

test('without anybody the screen leads to the deck, unless this week’s person was answered', () => {
  const nobody = { ...basic, people: [], count: 0, still_to_come: 0 };
  expect(linkOf(show(nobody), 'Go to Discover')).toBe('/discover');
  const answered = textOf(show({ ...nobody, has_answered: true }));
  expect(answered).not.toContain('Nobody yet.');
  expect(answered).toMatch(/\|Fri\|27\|/);
});

test('somebody who was blocked meanwhile is neither shown nor counted', () => {
  noteEndedContact(8);
  const text = textOf(show({ ...premium, people: [liker(8), liker(9)] }));
  expect([text.includes('Person 8'), text.includes('Person 9')]).toEqual([false, true]);
  expect(textOf(show({ ...premium, count: 1, people: [liker(8)] }))).toContain('Nobody yet.');
});
