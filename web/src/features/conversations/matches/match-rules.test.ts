import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, test } from 'vitest';
import { keepPlaces, isYourTurn, matchesNamed, placesOf, areSamePlaces } from './match-rules.ts';
import { exampleLast, exampleMatch } from '../../../testing/example-match.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const withLast = (last: Partial<NonNullable<Match['last_message']>>, match: Partial<Match> = {}): Match => ({
  ...exampleMatch,
  last_message: { ...exampleLast, timestamp: hoursAgo(13), ...last },
  ...match,
});

test('it is your turn once their last message was read and is older than twelve hours', () => {
  expect(isYourTurn(withLast({}), now)).toBe(true);
  expect(isYourTurn(withLast({ timestamp: hoursAgo(12) }), now)).toBe(false);
  expect(isYourTurn(withLast({ timestamp: hoursAgo(12) }), now + 1)).toBe(true);
  expect(isYourTurn(withLast({ timestamp: hoursAgo(-1) }), now), 'a clock that is behind').toBe(false);
});

test('it is not your turn after your own message, an unread one or a deleted one, or without any', () => {
  expect(isYourTurn(withLast({ sender: 99 }), now)).toBe(false);
  expect(isYourTurn(withLast({}, { unread_count: 1 }), now)).toBe(false);
  expect(isYourTurn(withLast({ is_deleted: true }), now)).toBe(false);
  expect(isYourTurn({ ...exampleMatch, last_message: null, matched_at: hoursAgo(48) }, now)).toBe(false);
});

const face = (id: number): Match => ({ ...exampleMatch, id, last_message: null });
const talk = (id: number, lastId: number): Match => withLast({ id: lastId }, { id });

test('matches without a message are faces; the others are conversations, the newest message first', () => {
  const places = placesOf([face(1), talk(2, 20), face(3), talk(4, 40)]);
  expect(places).toEqual({ faces: [1, 3], conversations: [4, 2] });
});

test('while the places are kept nothing moves, who left is gone and who came is last', () => {
  const shown = { faces: [1, 3, 9], conversations: [4, 2] };
  const kept = keepPlaces(shown, [talk(5, 60), talk(2, 50), face(6), talk(1, 45), talk(4, 40), face(3)]);
  expect(kept).toEqual({ faces: [1, 3, 6], conversations: [4, 2, 5] });
});

test('places are the same only with the same ids in the same order', () => {
  const places = { faces: [1], conversations: [2, 3] };
  expect(areSamePlaces(places, { faces: [1], conversations: [2, 3] })).toBe(true);
  for (const other of [
    { faces: [], conversations: [2, 3] },
    { faces: [1], conversations: [3, 2] },
    { faces: [1], conversations: [2] },
    { faces: [1], conversations: [2, 4] },
    { faces: [1], conversations: [2, 3, 4] },
  ])
    expect(areSamePlaces(places, other)).toBe(false);
});

test('a search finds the beginnings of names, without regard to accents, capitals and spaces around', () => {
  const people = ['Amina Wanjiru', 'Zoë', 'Wambui', "N'Diaye"].map((name) => ({ name }));
  const found = (words: string) => matchesNamed(people, words).map(({ name }) => name);
  expect(found('wa')).toEqual(['Amina Wanjiru', 'Wambui']);
  expect(found(' amina  ')).toEqual(['Amina Wanjiru']);
  expect(found('zoe')).toEqual(['Zoë']);
  expect(found('mina')).toEqual([]);
  expect(found('  ')).toHaveLength(4);
});

test('whose turn it is depends on who wrote last, whether that is there and read, and for how long', async () => {
  const words = [7, 1].flatMap((sender) =>
    [true, false].flatMap((is_deleted) =>
      [0, 1].flatMap((unread_count) =>
        [0, 1].map((later) => {
          const match = withLast({ sender, is_deleted, timestamp: hoursAgo(12) }, { unread_count });
          const given = [sender === 7 ? 'theirs' : 'mine', is_deleted && 'deleted', unread_count > 0 && 'unread'];
          const age = later > 0 ? 'more than 12 hours' : '12 hours';
          const turn = isYourTurn(match, now + later) ? 'yours' : 'not yours';
          return `${[...given.filter(Boolean), age].join(', ')}: ${turn}`;
        }),
      ),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/turns.txt');
});

test('places follow the messages, not the order of the list or a clock, and those of one moment keep theirs', () => {
  const clock = (id: number, lastId: number, timestamp: string) => withLast({ id: lastId, timestamp }, { id });
  const list = [clock(1, 5, hoursAgo(1)), clock(2, 9, hoursAgo(20)), face(3), clock(4, 5, hoursAgo(2)), face(5)];
  expect(placesOf(list)).toEqual({ faces: [3, 5], conversations: [2, 1, 4] });
  // Two new ones and a face that has become a conversation under a finger.
  const kept = keepPlaces({ faces: [3, 5], conversations: [4, 2] }, [
    ...list.slice(1),
    talk(3, 99),
    face(6),
    talk(7, 1),
  ]);
  expect(kept).toEqual({ faces: [3, 5, 6], conversations: [4, 2, 7] });
  expect(keepPlaces({ faces: [3], conversations: [4] }, [])).toEqual({ faces: [], conversations: [] });
});
