import type { Language } from '@mwanzo/contract/language';
import type { Plan } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { makeVapidKey, publicVapidKey } from '../../../config/vapid-keys.ts';
import { Secret } from '../../../config/secret.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { collectNews, pushNews } from './push-news.ts';

const privateKey = makeVapidKey();
const vapid = { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' };
const testApp = await buildTestApp({ vapid });
const { inject, database, clock } = testApp;

const payloads: string[] = [];
const pusher: Pusher = {
  publicKey: vapid.publicKey,
  mayPushTo: () => true,
  send: async (_, { payload }) => {
    payloads.push(payload);
    return 'sent';
  },
  close: () => {},
};

const send = async (by: TestMember, method: 'POST' | 'PATCH', url: string, payload: object) =>
  inject({ method, url, headers: by.headers, payload });

/** A member with a browser, who allows names on the locked screen, at noon in Nairobi. */
async function createPushed(plan: Plan, language: Language): Promise<TestMember> {
  clock.set('2026-11-21T09:00:00Z');
  const member = await createMember(testApp, { plan, gender: 'male' });
  await send(member, 'PATCH', '/api/account/settings/', { language, shows_names_when_locked: true });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://push.example/${member.id}`;
  const subscribed = await send(member, 'POST', '/api/push/subscriptions/', { endpoint, keys });
  expect(subscribed.json()).toMatchObject({ is_subscribed: true });
  return member;
}

async function pushAll(): Promise<string[]> {
  payloads.length = 0;
  const dependencies = { database, clock, pusher };
  for (const id of await collectNews(dependencies)) await pushNews(dependencies, id);
  return [...payloads];
}

test.each([
  ['basic', 'en', 'Somebody liked you.'],
  ['basic', 'sw', 'Kuna mtu amekupenda.'],
  ['premium', 'en', 'Wanjiru liked you.'],
] as const)(
  'with names on the locked screen, a like tells a member with %s in %s: %s',
  async (plan, language, body) => {
    const member = await createPushed(plan, language);
    const liker = await createMember(testApp, { name: 'Wanjiru' });
    await send(liker, 'POST', '/api/profiles/like-pass/', { target_profile_id: member.id, matched: true });
    const pushed = await pushAll();
    expect(pushed.map((payload) => JSON.parse(payload).body)).toEqual([body]);
    expect(pushed[0]?.includes('Wanjiru')).toBe(plan === 'premium');
  },
);

test('a push does not name a match who was banned meanwhile', async () => {
  const member = await createPushed('premium', 'en');
  const partner = await createMember(testApp, { name: 'Wanjiru' });
  await createMatch(testApp, member, partner);
  const words = { sender: partner.id, receiver: member.id, text: 'Habari' };
  expect((await send(partner, 'POST', '/api/messages/send/', words)).statusCode).toBe(201);
  await database.pool.query('update profiles set hidden_at = now() where user_id = $1', [partner.id]);
  const pushed = await pushAll();
  expect(pushed.map((payload) => JSON.parse(payload).body)).toEqual(['You have a new message.']);
});
