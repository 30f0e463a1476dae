import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createKeepsClient } from '../keeps/keeps-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, clock, tokens } = testApp;

// The last minute of the day before the birthday in Nairobi, and a moment at which it is still that day in UTC.
const [eve, birthday] = ['2026-11-21T20:59:00Z', '2026-11-22T00:30:00+03:00'];
clock.set(eve);
const amina = await createMember(testApp, { plan: 'premium' });
const waiting = await createKeepsClient(testApp).createWaiting();
const others = { gender: 'male', birthday: '1996-11-22', age: 40 } as const;
const [match, liker, kept, dealt] = [
  await createMember(testApp, others),
  await createMember(testApp, others),
  await createMember(testApp, others),
  await createMember(testApp, others),
];
const send = async (by: { id: number }, method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await tokens.issue({ userId: by.id, role: 'member' }, by.id)}` };
  const response = await inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${method} ${url}: ${response.payload}`).toBeLessThan(300);
  return response;
};
await createMatch(testApp, amina, match);
await send(liker, 'POST', '/api/profiles/like-pass/', { target_profile_id: amina.id, matched: true });
await send(waiting, 'POST', '/api/keeps/', { user_id: kept.id });

/** The ages by the id of the member that an object of a response is about. */
function agesIn(value: unknown, ages: Record<number, unknown> = {}): Record<number, unknown> {
  if (typeof value !== 'object' || value === null) return ages;
  if ('age' in value) {
    const { id, user } = value as { id?: number; user?: { id: number } };
    ages[user?.id ?? id ?? 0] = value.age;
  }
  for (const each of Object.values(value)) agesIn(each, ages);
  return ages;
}

test.each([
  ['the matches', amina, '/api/profiles/matches/', match],
  ['the likers', amina, '/api/profiles/likes-me/', liker],
  ['the kept', waiting, '/api/keeps/', kept],
  ['the deck', amina, '/api/profiles/discover/', dealt],
  ['a profile', amina, `/api/profiles/${dealt.id}/`, dealt],
  ['their own profile', dealt, '/api/profiles/me', dealt],
])('in %s a verified member is a year older from midnight in Nairobi', async (_, viewer, url, member) => {
  const ageAt = async (moment: string) => {
    clock.set(moment);
    return agesIn((await send(viewer, 'GET', url)).json())[member.id];
  };
  expect([await ageAt(eve), await ageAt(birthday)]).toEqual([29, 30]);
});
