import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

// These tests show what holds for the order of decks, and that it no longer does in a server that breaks it.

const sabotage = vi.hoisted(() => ({ of: null as 'prices left out' | 'a hidden value used' | null }));

vi.mock('../matching/model/score-pair.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../matching/model/score-pair.ts')>();
  const scorePair: typeof original.scorePair = (pair, circumstances) =>
    original.scorePair(pair, sabotage.of === 'prices left out' ? { ...circumstances, logPrice: 0 } : circumstances);
  return { ...original, scorePair };
});

vi.mock('./order-facts.repository.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./order-facts.repository.ts')>();
  const listKnown: typeof original.listKnown = async (...asked) => {
    const known = await original.listKnown(...asked);
    if (sabotage.of !== 'a hidden value used') return known;
    const { rows } = await database.pool.query(`select user_id as id from profiles where orientation = 'bisexual'`);
    for (const { id } of rows) {
      const member = known.get(id);
      if (member) known.set(id, { ...member, profile: { ...member.profile, weeksAway: 60 } });
    }
    return known;
  };
  return { ...original, listKnown };
});

const testApp = await buildTestApp();
const { database } = testApp;
const { clear, createMan, createMen, deckOf, get, knowEverybody } = createDeckClient(testApp);

const emptyDecks = () => database.pool.query('delete from deck_queues; delete from daily_usage');

const setPrice = (logPrice: number, ids: readonly number[]) =>
  database.pool.query('update matching_states set log_price = $1 where user_id = any ($2)', [logPrice, ids]);

test('whoever is dear comes last among equals; without prices, somewhere', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(20);
  await knowEverybody();
  const priced = men.slice(0, 10).map(({ id }) => id);
  await setPrice(0.6, priced);
  const lastTen = async () => {
    await emptyDecks();
    const ids = await deckOf(viewer);
    expect(ids).toHaveLength(20);
    return new Set(ids.slice(10));
  };
  sabotage.of = null;
  expect(await lastTen()).toEqual(new Set(priced));
  sabotage.of = 'prices left out';
  expect(await lastTen()).not.toEqual(new Set(priced));
});

test('a deck is the same bytes whatever somebody hides; where the order reads it, it is not', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(12);
  const juma = await createMan({ name: 'Juma', orientationVisibility: 'nobody' });
  await knowEverybody();
  // He stands in the middle, so the saboteur moves him.
  await setPrice(0.3, [juma.id]);
  await setPrice(
    0.6,
    men.slice(0, 6).map(({ id }) => id),
  );
  const inWorld = async (orientation: string) => {
    await database.pool.query('update profiles set orientation = $2 where user_id = $1', [juma.id, orientation]);
    await emptyDecks();
    const { body } = await get(viewer);
    return JSON.stringify(body);
  };
  sabotage.of = null;
  const straight = await inWorld('straight');
  expect(straight).toContain('"Juma"');
  expect(await inWorld('bisexual')).toBe(straight);
  sabotage.of = 'a hidden value used';
  expect(await inWorld('straight')).toBe(straight);
  expect(await inWorld('bisexual')).not.toBe(straight);
});
