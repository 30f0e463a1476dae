import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from '../deck/deck-client.fixture.ts';
import { createRewindClient, answerOf } from './rewind-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const deck = createDeckClient(testApp);
const { clear, createMan, deckOf } = deck;
const { rewind, rewindOf, pass, like, usedBy, likesToldTo } = createRewindClient(testApp, deck);

beforeEach(clear);

// Fails if a rewind neither waits for others of its day nor looks again which swipe was the last.
test('many rewinds at once count as one', async () => {
  const her = await createMember(testApp);
  const [one, other] = [await createMan(), await createMan()];
  await pass(her, one);
  await pass(her, other);
  const responses = await Promise.all(Array.from({ length: 20 }, () => rewindOf(her, other)));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(await usedBy(her)).toBe(1);
  expect(await deckOf(her)).toEqual([other.id]);
});

// Fails if a pass takes its pair with it without another look: a like that came just before would be lost.
test('a like that comes at the same moment is neither lost nor turned into a match', async () => {
  for (let round = 0; round < 25; round += 1) {
    const her = await createMember(testApp);
    const him = await createMan();
    await pass(her, him);
    const [rewound] = await Promise.all([rewind(her), like(him, her)]);
    expect(rewound.status).toBe(200);
    const { rows } = await database.pool.query(
      'select low_liked, high_liked from pairs where $1 in (low_id, high_id)',
      [her.id],
    );
    expect(rows).toEqual([answerOf(him, her, true)]);
    await like(her, him);
    const { rows: matches } = await database.pool.query(
      'select from pairs where $1 in (low_id, high_id) and matched_at is not null',
      [her.id],
    );
    expect(matches).toHaveLength(1);
  }
});

test('of a pass and a rewind at the same moment one comes first, and either way one pass is left', async () => {
  for (let round = 0; round < 25; round += 1) {
    const her = await createMember(testApp);
    const [earlier, him] = [await createMan(), await createMan()];
    await pass(her, earlier);
    const [rewound] = await Promise.all([rewind(her), pass(her, him)]);
    expect(rewound.status).toBe(200);
    const passed = await database.pool.query('select from pairs where $1 in (low_id, high_id)', [her.id]);
    expect(passed.rows).toHaveLength(1);
    expect(await usedBy(her)).toBe(1);
  }
});

// Fails without the lock on the pair: the match would keep only one answer, or both would be told about a match that
// does not exist.
test('if a like is taken back and returned at once, one comes first, and no match is left incomplete', async () => {
  for (let round = 0; round < 40; round += 1) {
    const her = await createMember(testApp);
    const him = await createMan();
    await like(her, him);
    const liking = inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: him.headers,
      payload: { target_profile_id: her.id, matched: true },
    });
    const [rewound, liked] = await Promise.all([rewindOf(her, him), liking]);
    const { rows } = await database.pool.query(
      'select low_liked, high_liked, matched_at is not null as "isMatch" from pairs where $1 in (low_id, high_id)',
      [her.id],
    );
    const { rows: told } = await database.pool.query(
      `select user_id from notifications where kind = 'match' and $1 in (user_id, actor_id)`,
      [her.id],
    );
    if (rewound.status === 409) {
      expect(liked.json().matched).toBe(true);
      expect(rows).toEqual([{ low_liked: true, high_liked: true, isMatch: true }]);
      expect(told).toHaveLength(2);
      expect(await usedBy(her)).toBe(1);
    } else {
      expect(rewound.status).toBe(200);
      expect(liked.json().matched).toBe(false);
      expect(rows).toEqual([{ ...answerOf(him, her, true), isMatch: false }]);
      expect(told).toEqual([]);
      expect(await likesToldTo(him)).toEqual([]);
      expect(await likesToldTo(her)).toHaveLength(1);
      expect(await usedBy(her)).toBe(0);
    }
  }
});
