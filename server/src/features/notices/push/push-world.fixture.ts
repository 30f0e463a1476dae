import { expect } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../../config/vapid-keys.ts';
import { createWebPusher } from '../../../gateways/push/web-pusher.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { startPushService } from '../../../testing/push-service.ts';
import { collectNews, pushNews } from './push-news.ts';

/** An app and a real push service, and the steps that tests of pushes repeat. */
export async function openPushWorld() {
  const privateKey = makeVapidKey();
  const vapid = {
    publicKey: publicVapidKey(privateKey),
    privateKey: new Secret(privateKey),
    subject: 'mailto:a@b.test',
  };
  const testApp = await buildTestApp({ vapid });
  const { inject, database, clock } = testApp;
  const service = await startPushService();
  const pusher = createWebPusher(vapid, { mayReach: () => true, ca: service.ca });
  const dependencies = { database, clock, pusher };

  /** These tests move the clock, and access tokens are short-lived. */
  const headersOf = async ({ id }: TestMember) => ({
    authorization: `Bearer ${await testApp.tokens.issue({ userId: id, role: 'member' }, 1)}`,
  });
  const call = async (by: TestMember, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    inject({ method, url, headers: await headersOf(by), ...(payload && { payload }) });
  const settle = (member: TestMember, changes: object) => call(member, 'PATCH', '/api/account/settings/', changes);
  const write = (from: TestMember, to: TestMember) =>
    call(from, 'POST', '/api/messages/send/', { sender: from.id, receiver: to.id, text: 'Siri yangu' });

  let browsers = 0;
  async function subscribe(member: TestMember): Promise<string> {
    const number = (browsers += 1);
    // Subscribing accepts only public names, so the address is changed to the service of the test afterwards.
    const endpoint = `https://push.example/${number}`;
    const response = await call(member, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
    expect(response.json()).toEqual({ is_subscribed: true, vapid_key: vapid.publicKey });
    const local = service.endpoint(String(number));
    await database.pool.query('update push_subscriptions set endpoint = $2 where endpoint = $1', [endpoint, local]);
    return local;
  }

  /** Two matched members, the first with a subscribed browser, at noon in Nairobi. */
  async function subscribedPair() {
    clock.set('2026-11-21T09:00:00Z');
    service.answer(201);
    const [member, partner] = [await createMember(testApp), await createMember(testApp, { name: 'Wanjiru' })];
    await createMatch(testApp, member, partner);
    return { member, partner, endpoint: await subscribe(member) };
  }

  /** Runs the workers' jobs, and returns the notifications that the browsers have shown. */
  async function pushAll() {
    const before = service.received.length;
    for (const id of await collectNews(dependencies)) await pushNews(dependencies, id).catch(() => {});
    return service.received.slice(before).map(({ shown }) => shown);
  }

  return { testApp, vapid, service, pusher, dependencies, call, settle, write, subscribe, subscribedPair, pushAll };
}
