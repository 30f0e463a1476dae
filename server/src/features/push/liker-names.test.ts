import { expect, test } from 'vitest';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import { Secret } from '../../config/secret.ts';
import type { Pusher } from '../../gateways/push/pusher.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
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

test.each([
  ['basic', 'en', 'Somebody liked you.'],
  ['basic', 'sw', 'Kuna mtu amekupenda.'],
  ['premium', 'en', 'Wanjiru liked you.'],
] as const)(
  'with names on the locked screen, a like tells a member with %s in %s: %s',
  async (plan, language, body) => {
    clock.set('2026-11-21T09:00:00Z');
    const member = await createMember(testApp, { plan, gender: 'male' });
    const liker = await createMember(testApp, { name: 'Wanjiru' });
    const { headers } = member;
    const settings = { language, shows_names_when_locked: true };
    await inject({ method: 'PATCH', url: '/api/account/settings/', headers, payload: settings });
    const subscription = {
      endpoint: `https://push.example/${member.id}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    };
    const subscribed = await inject({
      method: 'POST',
      url: '/api/push/subscriptions/',
      headers,
      payload: subscription,
    });
    expect(subscribed.json()).toEqual({ is_subscribed: true });
    await inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: liker.headers,
      payload: { target_profile_id: member.id, matched: true },
    });
    payloads.length = 0;
    const dependencies = { database, clock, pusher };
    for (const id of await collectNews(dependencies)) await pushNews(dependencies, id);
    expect(payloads.map((payload) => JSON.parse(payload).body)).toEqual([body]);
    expect(payloads[0]?.includes('Wanjiru')).toBe(plan === 'premium');
  },
);
