import { deckSize } from '@mwanzo/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createDeckClient } from './deck-client.fixture.ts';
import { queueSize } from './retrieve-candidates.ts';

const testApp = await buildTestApp();
const { inject, clock, tokens } = testApp;
const { approve, save, waitingId } = createChangesClient(testApp);
const { clear, createMen, deckOf } = createDeckClient(testApp);

/** A queue is filled again after this time. */
const queueMs = 10 * 60 * 1000;
const noon = '2026-11-21T09:00:00Z';
// Nairobi is three hours ahead.
const [beforeMidnight, midnight] = ['2026-11-21T20:59:59Z', '2026-11-21T21:00:00Z'];

let member: TestMember;
let man: TestMember;
let woman: TestMember;
beforeEach(async () => {
  await clear();
  clock.set(noon);
  member = await createMember(testApp, { gender: 'male', orientation: 'straight' });
  man = await createMember(testApp, { gender: 'male', orientation: 'straight' });
  woman = await createMember(testApp, { gender: 'female', orientation: 'straight' });
});

/** The clock jumps by hours here, but a token is valid for minutes. */
async function nowAs(of: TestMember, role: 'member' | 'moderator' = 'member'): Promise<TestMember> {
  return { ...of, headers: { authorization: `Bearer ${await tokens.issue({ userId: of.id, role }, of.id)}` } };
}

async function changeGender(gender: string): Promise<void> {
  await save(await nowAs(member), { gender, gender_detail: null });
  if ((await waitingId(member)) === undefined) return;
  // A profile that was never saved is in no deck.
  await approve(await createMember(testApp, { role: 'moderator', saved: false }), member);
}
const own = async () => deckOf(await nowAs(member));

test('an approved gender changes no deck of its member before the next Nairobi day', async () => {
  const [before] = [await own()];
  expect(before).toEqual([woman.id]);
  await changeGender('female');
  expect(await own()).toEqual(before);
  clock.set(beforeMidnight);
  expect(await own()).toEqual(before);
  clock.set(midnight);
  expect(await own()).toEqual([man.id]);
});

test('a gender that is approved just after midnight counts from the midnight that follows', async () => {
  clock.set(midnight);
  await changeGender('female');
  expect(await own()).toEqual([woman.id]);
  clock.set('2026-11-22T20:59:59Z');
  expect(await own()).toEqual([woman.id]);
  clock.set('2026-11-22T21:00:00Z');
  expect(await own()).toEqual([man.id]);
});

test('several approvals in a day deal no second deck, nor do a save of the profile and a filter', async () => {
  await changeGender('female');
  await changeGender('other');
  await changeGender('female');
  await save(await nowAs(member), { bio: 'Karibu' });
  expect(await own()).toEqual([woman.id]);
  expect(await deckOf(await nowAs(member), { min_age: '19', max_age: '60' })).toEqual([woman.id]);
});

test('the counts of the day stay those of the day', async () => {
  const query = {
    looking_for: 'men',
    min_age: '18',
    max_age: '100',
    near: 'county',
    intent: '',
    verified_only: 'false',
  };
  const count = async () =>
    (
      await inject({
        url: '/api/profiles/me/preferences/count/',
        headers: (await nowAs(member)).headers,
        query,
      })
    ).json();
  const before = await count();
  await changeGender('female');
  expect(await count()).toEqual(before);
  clock.set(midnight);
  expect(await count()).not.toEqual(before);
});

test('others are dealt the member by the new gender from the approval on', async () => {
  const [dealtToMan, dealtToWoman] = [async () => deckOf(await nowAs(man)), async () => deckOf(await nowAs(woman))];
  expect([await dealtToMan(), (await dealtToWoman()).toSorted()]).toEqual([[woman.id], [man.id, member.id].toSorted()]);
  await changeGender('female');
  expect([(await dealtToMan()).toSorted(), await dealtToWoman()]).toEqual([[member.id, woman.id].toSorted(), [man.id]]);
});

// Fails if a queue still serves a candidate whose gender was approved since it was filled.
test('a member whose new gender is approved leaves the decks that were queued for the old one', async () => {
  // They stay open to the woman. Only her own side no longer fits.
  const men = await createMen(queueSize + deckSize, { orientation: 'bisexual' });
  const [first] = (await deckOf(woman)).filter((id) => id !== man.id && id !== member.id);
  const changed = men.find(({ id }) => id === first);
  if (changed) member = changed;
  await save(await nowAs(member), { gender: 'female' });
  const laterDeck = async () => deckOf(await nowAs(woman));
  clock.advance(queueMs);
  expect(await laterDeck()).toContain(first);
  clock.advance(1000);
  await approve(await createMember(testApp, { role: 'moderator', saved: false }), member);
  expect(await laterDeck()).not.toContain(first);
});
