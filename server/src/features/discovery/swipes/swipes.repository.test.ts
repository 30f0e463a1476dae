import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { rewindStatements } from './rewinds.repository.ts';
import { swipeStatements } from './swipes.repository.ts';

const { database } = await setUpTestDatabase();
const { writeSwipe } = swipeStatements;

test('a swipe finds the two members, their pair and its last message by indexes', async () => {
  const swipe = [1, 2, true, new Date(), '2026-11-21', true, 100, null, 'chai-rules', 3, 'Hello'];
  const plan = await explain(database, writeSwipe.text, swipe);
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'users_pkey',
    'profiles_pkey',
    'photos_position_unique',
    'messages_conversation',
    'like_comments_pkey',
  ])
    expect(plan).toContain(index);
  // Either index of pairs finds the one row.
  expect(plan).toMatch(/pairs_(pkey|by_high)/);
});

test('a rewind finds the day, the pair and the other member by indexes', async () => {
  const plan = await explain(database, rewindStatements.takeSwipeBack.text, [1, 2, true, '2026-11-21', new Date()]);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('daily_usage_pkey');
});
