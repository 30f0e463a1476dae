import { noHints } from '@mwanzo/contract/discovery/swipes';
import { expect, test } from 'vitest';
import { sql, valuesOf } from '../../../database/sql.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createStatementSteps } from '../../../testing/statement-steps.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import * as pairs from '../../core/pairs/index.ts';
import { notifyOfLike, renewLikeNotice } from '../../notices/notifications/index.ts';
import { findWhetherLiked } from './rewinds.repository.ts';
import * as deck from '../deck/deck-queues.repository.ts';
import { listParticipants } from '../deck/likes-of-day.repository.ts';
import { findVisitor, readViewer } from '../deck/deck-viewers.repository.ts';
import * as likes from '../likes/likes.repository.ts';
import { findMatch, findPart, findStanding, writeCounted, writeSwipe } from './swipes.repository.ts';

const { database } = await setUpTestDatabase();

const now = new Date();
const swipe = { me: 1, them: 2, liked: true, now, day: '2026-11-21', requiresPhoto: true, limit: 100, matchedAt: now };
// Any of these indexes of pairs finds the one row.
const pair = /pairs_(pkey|by_high|matches_of)/;

test.each([
  ['the facts of a swipe', findStanding, ['profiles_pkey', 'premium_periods_live', 'photos_position_unique', pair]],
  ['a new match', findMatch, ['profiles_pkey', 'messages_conversation', 'like_comments_pkey', pair]],
  ['whether others like somebody, too', findWhetherLiked, ['pairs_likes_to']],
] as const)('%s is found by indexes', async (_, statement, indexes) => {
  const plan = await explain(database, statement.text, valuesOf(statement, { ...swipe, userId: 1 }));
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

const { rows, alone, told } = createStatementSteps(database);
const written = (text: string) => () => database.pool.query(text);
const at = (time: string) => new Date(`2026-03-${time}Z`);
// The first has the lower side of each pair, the last the higher one.
const [asha, juma, brian, otieno] = [501, 502, 503, 504];
const swipes = (me: number, them: number, isLike: boolean, time: string, more: object = {}) =>
  alone((on) =>
    writeSwipe(
      on,
      {
        me,
        them,
        liked: isLike,
        note: null,
        lesson: { ...noHints, teaches: true, ...more },
        now: at(time),
        day: '2026-03-03',
        requiresPhoto: false,
      },
      { limit: 9, isTold: true },
    ),
  );
const facts = (me: number, them: number, more: object = {}) =>
  rows(findStanding, {
    me,
    them,
    liked: true,
    now: at('03T12:00:00'),
    day: '2026-03-03',
    requiresPhoto: false,
    ...more,
  });
const comments = (me: number, them: number, text: string, time: string) =>
  rows(pairs.writeComment, { me, them, text, promptId: null, answer: null, photoId: null, at: at(time) });
const blocks = (me: number, them: number, time: string) =>
  alone((on) => pairs.blockMember(on, { me, them, at: at(time) }));
const unblocks = (me: number, them: number) => alone((on) => pairs.unblock(on, { me, them }));
const endsMatch = (me: number, them: number, time: string) => rows(pairs.endMatch, { me, them, at: at(time) });
const takesBack = (me: number, them: number) => alone((on) => pairs.takeAnswerBack(on, { me, them }));
const read = (query: string) => told(async () => (await database.pool.query(query)).rows);
const [first, last] = [sql`501::bigint`, sql`504::bigint`];
const answers = (lowId: number, highId: number, toLow: number, toHigh: number, since: string) =>
  rows(pairs.listAnswersBetween, { lowId, highId, toLow, toHigh, since: at(since) });
const look = { userId: juma, now: at('04T06:00:00'), day: '2026-03-04', week: '2026-02-27' };
const shown = (plan: 'basic' | 'premium', limit = 9) => rows(likes.listShownLikers, { ...look, plan, limit });
const queue = { userId: asha, keptIds: [502], isComplete: false, usesHidden: true, judgedAt: at('04T05:00:00') };
const stores = (key: string, candidateIds: number[], time: string) =>
  rows(deck.storeQueue, { ...queue, key, candidateIds, now: at(time) });

const steps: readonly Step[] = [
  [
    'four members',
    written(`
    insert into users (id, email, password_hash, full_name, created_at)
      select id, id || '@example.com', 'none', 'Member', '2026-03-01' from generate_series(501, 504) id;
    insert into profiles (user_id, name, birthday, age, location, town, active_on, saved_at, is_verified)
      select id, 'Member ' || id, '1990-01-01', 36, 'Thika', 'Thika', date '2026-03-01' + (id - 501)::integer,
        '2026-03-01', id < 504
      from users`),
  ],
  ['the facts of a first swipe', facts(asha, juma)],
  ['of somebody without the badge, a pass', facts(otieno, juma, { liked: false })],
  ['where a photo is required', facts(asha, juma, { requiresPhoto: true })],
  ['a like of the lower side', swipes(asha, juma, true, '03T06:00:00', { decidingMs: 900, place: 2, looked: 1 })],
  ['the facts of the other', facts(juma, asha)],
  ['a like back', swipes(juma, asha, true, '03T07:00:00', { teaches: false })],
  ['a like of the higher side', swipes(brian, juma, true, '03T08:00:00')],
  ['a pass back', swipes(juma, brian, false, '03T09:00:00')],
  ['which becomes a like', swipes(juma, brian, true, '03T10:00:00')],
  ['a match stays', takesBack(juma, brian)],
  ['a pass', swipes(otieno, asha, false, '03T11:00:00')],
  ['a like from the other side', swipes(asha, otieno, true, '03T12:00:00')],
  ['the pass is taken back', takesBack(otieno, asha)],
  ['and the like too', takesBack(asha, otieno)],
  ['a like without an answer', swipes(otieno, juma, true, '03T13:00:00')],
  ['words', comments(otieno, juma, 'Habari', '03T13:00:00')],
  ['the first ones stay', comments(otieno, juma, 'Mambo', '03T14:00:00')],
  ['words of the other', comments(juma, otieno, 'Poa', '03T15:00:00')],
  ['matches of the first', read(pairs.matchesOf(first))],
  ['and of the one in the middle', read(`${pairs.matchesOf(sql`502::bigint`)} order by low_id`)],
  ['whom the last has answered', read(pairs.answeredBy(last))],
  ['who likes the one in the middle', read(pairs.likesTo(sql`502::bigint`))],
  [
    'also those answered since',
    read(`${pairs.likesTo(sql`502::bigint`, sql`'2026-03-03 07:00Z'::timestamptz`)} order by 1`),
  ],
  ['a second later', read(`${pairs.likesTo(sql`502::bigint`, sql`'2026-03-03 07:00:01Z'::timestamptz`)} order by 1`)],
  ['more than no open likes', read(pairs.manyOpenLikes(0))],
  ['more than one', read(pairs.manyOpenLikes(1))],
  ['a like of that moment', read(pairs.likedAt(first, sql`502::bigint`, sql`'2026-03-03 06:00Z'::timestamptz`))],
  ['none of another', read(pairs.likedAt(sql`502::bigint`, first, sql`'2026-03-03 06:00Z'::timestamptz`))],
  ['matches that are locked', read(pairs.lockMatchesOf(sql`502::bigint`))],
  ['with one of them', read(pairs.lockMatchesOf(sql`502::bigint`, sql`select 503::bigint union select 504`))],

  ['answers that wait', rows(pairs.findWaitingLessons, {})],
  ['the last of the oldest two', rows(pairs.findLastToLearn, { limit: 2 })],
  ['they are taken', rows(pairs.takeAnswers.low, { until: '2026-03-03 08:00Z' })],
  ['those of the other side', rows(pairs.takeAnswers.high, { until: '2026-03-03 13:00Z' })],
  ['answers of some pairs', answers(0, 0, 502, 503, '03T07:00:00')],
  ['of the next ones', answers(501, 502, 999, 999, '03T00:00:00')],
  ['the end of a page', rows(pairs.findPageEnd, { lowId: 0, highId: 0, size: 2 })],
  ['fewer are left', rows(pairs.findPageEnd, { lowId: 501, highId: 502, size: 3 })],
  ['matches since', rows(pairs.listMatchesSince, { since: at('03T10:00:00') })],

  ['before a list', rows(likes.findLikesFacts, look)],
  ['the first one who is not revealed', rows(likes.findUnrevealed, look)],
  ['a verified one likes', swipes(brian, asha, true, '03T16:00:00')],
  ['is the first of the other', rows(likes.findUnrevealed, { ...look, userId: asha })],
  ['who is revealed', rows(likes.revealLiker, { userId: asha, week: look.week, likerId: brian })],
  ['nobody else that week', rows(likes.revealLiker, { userId: asha, week: look.week, likerId: juma })],
  ['the list then', rows(likes.listShownLikers, { ...look, userId: asha, plan: 'basic', limit: 9 })],
  ['nobody is left', rows(likes.findUnrevealed, { ...look, userId: asha })],
  ['the numbers of the day', told(() => likes.countLikes(database, { ...look, userId: asha, countMax: 5 }))],
  ['the last gets the badge', written('update profiles set is_verified = true where user_id = 504')],
  ['and counts for the other', shown('premium')],
  ['who sees one at most', shown('premium', 1)],
  ['and nobody without Premium', shown('basic')],
  [
    'a report is open',
    written(`insert into report_cases (reported_id, opened_at, is_urgent)
    values (504, '2026-03-04', false)`),
  ],
  ['so they do not count', shown('premium')],
  ['a list is seen', rows(likes.markLikersSeen, { userId: asha, until: at('04T06:00:00') })],
  ['an older one', rows(likes.markLikersSeen, { userId: asha, until: at('04T05:00:00') })],
  ['what a list depends on', rows(likes.findLikesFacts, { ...look, userId: asha })],
  ['whom decoys hide', rows(listParticipants, { userId: asha, day: '2026-03-04' })],

  ['a queue', stores('one', [502, 503, 504], '04T06:00:00')],
  ['somebody returns', rows(deck.returnToFront, { userId: asha, candidateId: 503 })],
  ['and another one', rows(deck.returnToFront, { userId: asha, candidateId: 504 })],
  ['the same filter keeps them in front', stores('one', [502, 503, 504], '04T06:01:00')],
  ['another one does not', stores('two', [502, 503, 504], '04T06:02:00')],
  ['nobody', rows(deck.storeQueue, { ...queue, userId: 999, key: 'one', candidateIds: [], now: at('04T06:00:00') })],
  ['a viewer', rows(readViewer, { userId: asha, day: '2026-03-04' })],
  ['a visitor', rows(findVisitor, {})],

  ['a match ends within a day', endsMatch(juma, asha, '04T06:59:59')],
  ['and another one a day later', endsMatch(brian, juma, '04T10:00:00')],
  ['there is none any more', endsMatch(brian, juma, '04T11:00:00')],
  ['endings that teach', answers(0, 0, 999, 999, '04T00:00:00')],
  ['a block of strangers', blocks(otieno, brian, '05T00:00:00')],
  ['which no answer takes back', takesBack(otieno, brian)],
  ['a second one keeps its time', blocks(otieno, brian, '06T00:00:00')],
  ['the other one blocks too', blocks(brian, otieno, '06T00:00:00')],
  ['of nobody', blocks(asha, 999, '06T00:00:00')],
  ['of somebody who likes', blocks(juma, otieno, '06T00:00:00')],
  ['whom one has blocked', rows(pairs.listBlocked, { userId: juma, limit: 9 })],
  ['not who has blocked too', rows(pairs.listBlocked, { userId: otieno, limit: 9 })],
  ['of whom a match has ended', blocks(asha, juma, '07T00:00:00')],
  ['endings that teach', answers(0, 0, 999, 999, '04T06:59:59')],
  ['one of two blocks ends', unblocks(brian, otieno)],
  ['and no second time', unblocks(brian, otieno)],
  ['the other one, so nothing is left', unblocks(otieno, brian)],
  ['that of a match', unblocks(asha, juma)],
  ['that of a like', unblocks(juma, otieno)],
  ['a match that a block ends', swipes(asha, brian, true, '08T00:00:00')],
  ['the block', blocks(brian, asha, '08T01:00:00')],
  ['its end', unblocks(brian, asha)],
  ['a new like', swipes(asha, brian, true, '08T02:00:00')],
  ['which is taken back, and the end of the match stays', takesBack(asha, brian)],
  [
    'whoever was a match',
    read(`select ${pairs.everMatched(first, sql`502::bigint`)} as ever,
    ${pairs.everMatched(last, first)} as never`),
  ],
];

test('each statement about two members has its result and its rows, from both sides', async () => {
  const tables = 'pairs like_comments daily_usage notifications like_reveals like_counts like_visits deck_queues';
  const clock = createTestClock('2026-03-03T06:00:00Z');
  const course = await tellCourse({ clock, database }, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-statements.txt');
});
