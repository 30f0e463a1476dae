import { noHints } from '@mwanzo/contract/discovery/swipes';
import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { notifyOfLike, renewLikeNotice } from '../../notices/notifications/index.ts';
import { findOtherLikers } from './rewinds.repository.ts';
import { findMatch, findPart, findStanding, writeCounted } from './swipes.repository.ts';

const { database } = await setUpTestDatabase();

const now = new Date();
const swipe = { me: 1, them: 2, liked: true, now, day: '2026-11-21', requiresPhoto: true, limit: 100, matchedAt: now };
// Any of these indexes of pairs finds the one row.
const pair = /pairs_(pkey|by_high|matches_of)/;

test.each([
  ['the facts of a swipe', findStanding, ['profiles_pkey', 'premium_periods_live', 'photos_position_unique', pair]],
  ['a new match', findMatch, ['profiles_pkey', 'messages_conversation', 'like_comments_pkey', pair]],
  ['whether others like somebody, too', findOtherLikers, ['pairs_likes_to']],
] as const)('%s is found by indexes', async (_, statement, indexes) => {
  const plan = await explain(database, statement.text, valuesOf(statement, swipe));
  expect(plan).not.toContain('Seq Scan');
  for (const index of indexes) expect(plan).toMatch(index);
});

test('the part that a like is about is found by indexes', async () => {
  const values = valuesOf(findPart, { them: 2, promptId: 'chai-rules', photoId: 3 });
  const plan = await explain(database, findPart.text, values);
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['profiles_pkey', 'photos_']) expect(plan).toContain(index);
});

test('an answer is written without reading anything but its two rows', async () => {
  const plan = await explain(
    database,
    writeCounted.text,
    valuesOf(writeCounted, { ...swipe, ...noHints, teaches: true }),
  );
  expect(plan).not.toMatch(/(Seq|Index|Bitmap|Index Only) Scan/);
  expect(plan.match(/Conflict Arbiter Indexes: \w+/g)).toEqual([
    'Conflict Arbiter Indexes: daily_usage_pkey',
    'Conflict Arbiter Indexes: pairs_pkey',
  ]);
});

test.each([
  ['notifies of', notifyOfLike],
  ['renews the notice of', renewLikeNotice],
])('what %s a like reads its pair and the notifications of the member by indexes', async (_, statement) => {
  const plan = await explain(
    database,
    statement.text,
    valuesOf(statement, { liker: 1, liked: 2, at: now, isTold: true }),
  );
  expect(plan).not.toContain('Seq Scan');
  for (const [, index] of plan.matchAll(/Scan (?:using|on) (\w+_\w+)/g))
    expect(index).toMatch(/^(notifications|pairs)_/);
});
