import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const { clear, createMan, createMen, deckOf, swipe } = createDeckClient(testApp);

/** Everything that a member can find out about another, byte for byte. */
async function look(by: TestMember, target: TestMember): Promise<string[]> {
  const urls = [
    `/api/profiles/${target.id}/`,
    '/api/profiles/discover/',
    '/api/profiles/discover/?search=juma',
    '/api/profiles/discover/?location=Nairobi&gender=male',
    '/api/profiles/discover/count/',
    '/api/profiles/discover/count/?search=juma',
    '/api/profiles/discover/wider/',
    '/api/profiles/me/preferences/count/?looking_for=men&min_age=18&max_age=100&near=anywhere',
    `/api/messages/conversation/${target.id}/`,
  ];
  const seen: string[] = [];
  for (const url of urls) {
    const { statusCode, body } = await inject({ url, headers: by.headers });
    seen.push(`${statusCode} ${body}`);
  }
  for (const [url, matched] of [
    ['/api/profiles/like-pass/', true],
    ['/api/profiles/like-pass/', false],
    ['/api/profiles/rewind/', undefined],
  ] as const) {
    const payload = { target_profile_id: target.id, matched };
    const { statusCode, body } = await inject({ method: 'POST', url, headers: by.headers, payload });
    seen.push(`${statusCode} ${body}`);
  }
  return seen;
}

const set = (member: TestMember, columns: string) =>
  database.pool.query(`update profiles set ${columns} where user_id = $1`, [member.id]);

// Fails if one way to meet a member does not take its condition from relation-sql.ts.
test.each(['stranger', 'somebody who liked them', 'somebody whom they passed', 'somebody who passed them'])(
  'for a %s a member who is shown to the people they like looks exactly as one who is gone',
  async (relation) => {
    await clear();
    const preferences = { looking_for: ['men' as const], min_age: 20, max_age: 40 };
    const viewer = await createMember(testApp, { preferences });
    const juma = await createMan({ name: 'Juma' });
    // Each rough count is one below ten or twenty without him: of those who fit, of a step wider, and of everybody.
    await createMen(9);
    await createMen(9, { verified: false, age: 42 });
    await createMen(1, { verified: false, age: 60 });
    if (relation === 'somebody who liked them') await swipe(viewer, juma.id, true);
    if (relation === 'somebody whom they passed') await swipe(juma, viewer.id, false);
    if (relation === 'somebody who passed them') await swipe(viewer, juma.id, false);
    const forget = () => database.pool.query('delete from deck_queues; delete from daily_usage');
    // He fits, and then only a wider step would count him.
    for (const birthday of ['1996-01-01', '1984-01-01']) {
      await set(juma, `birthday = '${birthday}', is_active = false, shown_to = 'everyone'`);
      await forget();
      const gone = await look(viewer, juma);
      await set(juma, `is_active = true, shown_to = 'liked'`);
      await forget();
      expect(await look(viewer, juma)).toEqual(gone);
    }
  },
);

test('a person whom a member likes may see them, is served their card, counts them and may like them', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const juma = await createMan({ name: 'Juma', shownTo: 'liked' });
  expect(await deckOf(viewer)).toEqual([]);
  await swipe(juma, viewer.id, true);
  expect(await deckOf(viewer)).toEqual([juma.id]);
  expect(await deckOf(viewer, { search: 'juma' })).toEqual([juma.id]);
  const [profile, , , , count] = await look(viewer, juma);
  expect(profile).toContain('"Juma"');
  expect(count).toBe('200 {"about":null}');
  // `look` has liked him.
  const matches = await inject({ url: '/api/profiles/matches/', headers: viewer.headers });
  expect(matches.json()).toMatchObject([{ id: juma.id }]);
});

test('a match stays, with its chat, when one of the two is only shown to the people they like', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const juma = await createMan({ name: 'Juma' });
  await createMatch(testApp, viewer, juma);
  await set(juma, `shown_to = 'liked'`);
  expect((await inject({ url: `/api/profiles/${juma.id}/`, headers: viewer.headers })).statusCode).toBe(200);
  const conversation = `/api/messages/conversation/${juma.id}/`;
  expect((await inject({ url: conversation, headers: viewer.headers })).statusCode).toBe(200);
});

test('a queued member who then hides from strangers is not served', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(250);
  const [first] = await deckOf(viewer);
  const juma = men.find(({ id }) => id === first);
  if (!juma) throw new Error('the deck is empty');
  await set(juma, `shown_to = 'liked'`);
  expect(await deckOf(viewer)).not.toContain(juma.id);
});
