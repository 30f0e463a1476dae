import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { genderDetails, genders, intents, orientations } from '@mwanzo/contract/people/options';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

// The order of a deck depends on the key.
const testApp = await buildTestApp({ secretKey: new Secret('5'.repeat(64)) });
const { clock, database, inject } = testApp;
const { get, clear, createMan, deckOf } = createDeckClient(testApp);

test('nobody is found by a part of their address', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const man = await createMan();
  const payload = { location: 'Flat 4B, 12 Argwings Kodhek Road, Kilimani, Nairobi' };
  await inject({ method: 'PATCH', url: '/api/profiles/me/', headers: man.headers, payload });
  expect((await get(viewer)).body[0].location).toBe('Nairobi');
  expect(await deckOf(viewer, { location: 'Argwings Kodhek' })).toEqual([]);
  expect(await deckOf(viewer, { location: 'airob' })).toEqual([man.id]);
});

type Traits = NonNullable<Parameters<typeof createMember>[1]>;
const pick = <Value>(values: readonly Value[], at: number): Value | null => values[at % (values.length + 1)] ?? null;

/** Forty people in whom everything differs, each in another rhythm. */
async function createCrowd(): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    const gender = at < 14 ? 'male' : pick(genders, at);
    await createMember(testApp, {
      id: 100 + at,
      name: `${['Juma', 'Brian', 'Asha'][at % 3]} ${100 + at}`,
      gender,
      genderDetail: gender === 'non-binary' ? pick(genderDetails, Math.floor(at / 5)) : null,
      orientation: pick(orientations, Math.floor(at / 2)),
      orientationVisibility: at % 7 === 3 ? 'nobody' : 'everyone',
      age: 20 + at,
      birthday: `${2006 - at}-01-01`,
      town: ['Nairobi', 'Thika', 'Kisumu'][at % 4] ?? 'Nairobi',
      interests: at % 5 === 0 ? ['Chess'] : [],
      verified: at % 6 !== 1,
      active: at % 13 !== 5,
      shownTo: at % 11 === 4 ? 'liked' : 'everyone',
      intent: pick(intents, at),
      showsIntent: at % 4 !== 0,
      ...(at % 3 === 1 && { preferences: { min_age: 30, max_age: 45, near: 'county', verified_only: at % 2 === 0 } }),
    });
  }
  await database.pool.query(`update profiles set town = '', location = 'Kilimani', location_folded = ''
    where user_id % 4 = 3`);
}

const viewers: readonly (readonly [words: string, traits: Traits])[] = [
  ['a woman who has chosen nothing', { id: 901 }],
  ['a woman without the badge', { id: 902, verified: false }],
  ['a gay man', { id: 903, gender: 'male', orientation: 'gay', town: 'Thika' }],
  ['somebody without gender and town', { id: 904, gender: null, orientation: null }],
  [
    'a woman with preferences',
    {
      id: 905,
      town: 'Thika',
      preferences: { looking_for: ['men', 'non-binary'], min_age: 22, max_age: 32, near: 'town', verified_only: true },
    },
  ],
  [
    'a bisexual man with others',
    {
      id: 906,
      gender: 'male',
      orientation: 'bisexual',
      preferences: { looking_for: ['women'], max_age: 50, near: 'neighbours', intent: ['friends', 'casual'] },
    },
  ],
  [
    'a woman who may widen her preferences',
    { id: 907, preferences: { min_age: 30, max_age: 40, intent: ['relationship'], verified_only: true } },
  ],
  [
    'somebody without a gender who may',
    { id: 908, gender: null, orientation: null, preferences: { min_age: 25, near: 'town', verified_only: true } },
  ],
];

const queries = [
  '',
  'search=brian',
  'search=CHEZ%20nobody',
  'search=%21',
  'search=mchezo%20wa%20sataranji',
  'search=chess&location=nairobi',
  'orientation=gay',
  'gender=female',
  'gender=non-binary',
  'gender=trans',
  'gender=male&orientation=straight',
  'location=Thika',
  'location=Ngong%20Road%2C%20Nairobi',
  'location=kilimani',
  'min_age=25&max_age=30',
  'min_age=25&max_age=100&ages=preferred',
];
const chosen = 'looking_for=women,men&min_age=20&max_age=40&near=county&intent=&verified_only=true';

test('whom each of several people meets with each filter, and how many these are', async () => {
  await clear();
  await createCrowd();
  clock.advance(8 * 24 * 3_600_000);
  await database.pool.query("update profiles set active_on = '2026-11-29' where user_id % 4 = 1");
  const read = async ({ headers }: TestMember, path: string) => await inject({ url: `/api/profiles/${path}`, headers });
  const lines: string[] = [];
  for (const [words, traits] of viewers) {
    const viewer = await createMember(testApp, traits);
    if (viewer.id === 904) await database.pool.query("update profiles set town = '' where user_id = 904");
    lines.push(`== ${words}`);
    for (const query of queries) {
      const deck = await read(viewer, `discover/?${query}`);
      const count = await read(viewer, `discover/count/?${query}`);
      const met = deck
        .json()
        .map((each: Record<string, unknown>) =>
          [each['id'], each['is_new'] && 'new', each['was_here_this_week'] && 'here'].filter(Boolean).join(' '),
        );
      const end = deck.headers['x-deck-end'] ?? 'goes on';
      lines.push(`${query || 'no filter'}: ${met.join(', ')} (${String(end)}); ${count.body}`);
    }
    lines.push(`other preferences: ${(await read(viewer, `me/preferences/count/?${chosen}`)).body}`);
    lines.push(`wider: ${(await read(viewer, 'discover/wider/')).body}`);
    await database.pool.query('delete from users where id = $1', [viewer.id]);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/whole-decks.txt');
});
