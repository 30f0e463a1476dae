import { createHash } from 'node:crypto';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';

/** The member who leaves, the member who must not learn how, and the others. */
export interface Scene {
  readonly leaver: TestMember;
  readonly left: TestMember;
  readonly friend: TestMember;
  readonly stranger: TestMember;
  readonly admirer: TestMember;
  /** The paths of photos that `left` was given, of each member and in every width. */
  readonly photoPaths: readonly string[];
}

const start = '2026-11-21T09:00:00Z';
export const clientIds = {
  ofLeft: '11111111-1111-4111-8111-111111111111',
  toFriend: '22222222-2222-4222-8222-222222222222',
  ofPlan: '33333333-3333-4333-8333-333333333333',
};

/** Creates the people of a world. If random ids have the same values, ids are the same in every world. */
export async function createScene(
  testApp: TestApp,
  picture: Buffer,
  order: 'leaver first' | 'left first',
): Promise<Scene> {
  const { database, clock } = testApp;
  await emptyTables(database, ['users', 'notice_mails', 'push_subscriptions', 'date_plans'], true);
  await database.pool.query('alter sequence notification_batches restart');
  clock.set(start);
  const men = { gender: 'male', birthday: '1995-05-05', verified: false, plan: 'premium' } as const;
  const makeLeaver = () => createMember(testApp, { ...men, name: 'Leaver' });
  const makeLeft = () => createMember(testApp, { name: 'Left', verified: false, plan: 'premium' });
  const early = order === 'leaver first' ? await makeLeaver() : null;
  const left = await makeLeft();
  const leaver = early ?? (await makeLeaver());
  const [friend, stranger, admirer] = [
    await createMember(testApp, { ...men, name: 'Friend' }),
    await createMember(testApp, { ...men, name: 'Stranger' }),
    await createMember(testApp, { ...men, name: 'Admirer' }),
  ];
  for (const member of [leaver, left, friend]) {
    const payload = makeForm({ photo: picture });
    await testApp.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers, payload });
  }
  await database.pool.query('update profiles set is_verified = true');
  await database.pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
     values ($1, 'https://push.test/left', 'p', 'a', $2, 0)`,
    [left.id, clock.now()],
  );
  const photoPaths: string[] = [];
  for (const { id } of [leaver, left, friend]) {
    const { photo_details } = (await testApp.inject({ url: `/api/profiles/${id}/`, headers: left.headers })).json();
    for (const { variants } of photo_details) photoPaths.push(...(Object.values(variants) as string[]));
  }
  return { leaver, left, friend, stranger, admirer, photoPaths };
}

/**
 * Removes the values that are random in every world: keys of photos, values signed with the world's own key, ids of
 * past conversations, and ids that contain the time at which they were drawn, in microseconds.
 */
export function withoutChance(text: string): string {
  const keys = new Map<string, string>();
  return text
    .replaceAll(/signature=[\w-]{22}/g, 'signature=*')
    .replaceAll(/\b1[789]\d{14}\b/g, 'moment')
    .replaceAll(/token=[\w-]{43}/g, 'token=*')
    .replaceAll(/(viewer=\d+)\.[\w-]{22}/g, '$1.*')
    .replaceAll(/\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g, (key) => {
      if (!keys.has(key)) keys.set(key, `key${keys.size + 1}`);
      return keys.get(key) ?? '';
    });
}

export const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
