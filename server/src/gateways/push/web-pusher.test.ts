import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import { startPushService } from '../../testing/push-service.ts';
import { PushError } from './pusher.ts';
import { createWebPusher } from './web-pusher.ts';

const service = await startPushService();
const privateKey = makeVapidKey();
const vapid = { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' };
const pusher = createWebPusher(vapid, {
  mayReach: (address) => address === '127.0.0.1' || address === '::1',
  ca: service.ca,
  timeoutMs: 2000,
});
const push = { payload: '{"body":"Habari"}', topic: 'chat', ttlSeconds: 60 };
const target = (name = 'one') => ({ endpoint: service.endpoint(name), ...service.keys });

test('a push arrives encrypted for the browser, signed and with its topic', async () => {
  service.answer(201);
  expect(await pusher.send(target(), push)).toBe('sent');
  const [received] = service.received;
  expect(received?.shown).toEqual({ body: 'Habari' });
  expect(received?.headers).toMatchObject({ topic: 'chat', ttl: '60', 'content-encoding': 'aes128gcm' });
  const [, claims = '', key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(
    received?.headers.authorization ?? '',
  ) ?? ['', '', ''];
  const { exp, ...others } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([key, others]).toEqual([vapid.publicKey, { aud: service.endpoint('').slice(0, -1), sub: 'mailto:a@b.test' }]);
  const hours = (exp * 1000 - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(12);
});

test.each([
  [200, {}, 'sent'],
  [299, {}, 'sent'],
  [300, {}, 'refused'],
  [401, {}, 'refused'],
  [403, {}, 'refused'],
  [499, {}, 'refused'],
  [404, {}, 'gone'],
  [410, {}, 'gone'],
  [400, {}, 'refused'],
  [413, {}, 'refused'],
  [301, { location: 'http://127.0.0.1/' }, 'refused'],
  [307, { location: 'https://10.0.0.1/' }, 'refused'],
  [429, { 'retry-after': '30' }, { retryAfterSeconds: 30 }],
  [429, { 'retry-after': '0' }, { retryAfterSeconds: 1 }],
  [429, { 'retry-after': '86400' }, { retryAfterSeconds: 86_400 }],
  [429, { 'retry-after': '86401' }, { retryAfterSeconds: 86_400 }],
  [429, { 'retry-after': 'soon' }, { retryAfterSeconds: 60 }],
  [429, { 'retry-after': '99999999' }, { retryAfterSeconds: 86_400 }],
  [429, {}, { retryAfterSeconds: 60 }],
] as const)('%i with %j is told apart', async (status, headers, outcome) => {
  service.answer(status, headers);
  expect(await pusher.send(target(), push)).toEqual(outcome);
});

test('a browser that has subscribed with an earlier key gets pushes with that one while it is known', async () => {
  service.answer(201);
  const earlier = makeVapidKey();
  const reach = { mayReach: () => true, ca: service.ca };
  const changed = createWebPusher({ ...vapid, privateKey: new Secret(privateKey, [earlier]) }, reach);
  service.bind('early', publicVapidKey(earlier));
  service.bind('late', vapid.publicKey);
  for (const [name, vapidKey] of [
    ['early', publicVapidKey(earlier)],
    ['late', vapid.publicKey],
    ['early', null],
    ['late', null],
  ] as const)
    expect([name, vapidKey, await changed.send({ ...target(name), vapidKey }, push)]).toEqual([name, vapidKey, 'sent']);
  expect(await pusher.send({ ...target('early'), vapidKey: publicVapidKey(earlier) }, push)).toBe('refused');
  await changed.close();
});

test.each([410, 429])('a response of %i to the first of several keys ends the attempt', async (status) => {
  service.answer(status);
  const privateKeys = new Secret(privateKey, [makeVapidKey()]);
  const changed = createWebPusher({ ...vapid, privateKey: privateKeys }, { mayReach: () => true, ca: service.ca });
  const before = service.received.length;
  expect(await changed.send(target('asked'), push)).toEqual(status === 410 ? 'gone' : { retryAfterSeconds: 60 });
  expect(service.received.length).toBe(before + 1);
  await changed.close();
});

test('only a push that wakes a phone is urgent', async () => {
  service.answer(201);
  for (const isUrgent of [true, false, undefined])
    await pusher.send(target(), { ...push, ...(isUrgent !== undefined && { isUrgent }) });
  expect(service.received.slice(-3).map(({ headers }) => headers['urgency'])).toEqual(['high', 'normal', 'normal']);
});

test('a service may name the moment until which it asks to wait', async () => {
  const waitFor = async (moment: number) => {
    service.answer(429, { 'retry-after': new Date(moment).toUTCString() });
    const outcome = await pusher.send(target(), push);
    return typeof outcome === 'object' ? outcome.retryAfterSeconds : null;
  };
  const hour = await waitFor(Date.now() + 3_600_000);
  expect(hour).toBeGreaterThan(3000);
  expect(hour).toBeLessThanOrEqual(3600);
  expect([await waitFor(0), await waitFor(Date.now() + 365 * 86_400_000)]).toEqual([1, 86_400]);
});

test('a redirect is not followed, not even to an address that may be reached', async () => {
  service.answer(308, { location: service.endpoint('elsewhere') });
  const before = service.received.length;
  expect(await pusher.send(target(), push)).toBe('refused');
  expect(service.received.length).toBe(before + 1);
});

test('a push service that fails or is down can be tried again', async () => {
  service.answer(503);
  await expect(pusher.send(target(), push)).rejects.toThrow(PushError);
  await expect(pusher.send({ ...target(), endpoint: 'https://localhost:1/' }, push)).rejects.toThrow(PushError);
  for (const status of [500, 599]) {
    service.answer(status);
    await expect(pusher.send(target('secret'), push)).rejects.toThrow(`The push service responded with ${status}`);
  }
});

test('no request reaches an address inside, by number or by a name that leads there', async () => {
  const guarded = createWebPusher(vapid, { ca: service.ca });
  service.answer(201);
  const before = service.received.length;
  const port = new URL(service.endpoint('')).port;
  const here = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '017700000001', '0', '10.0.0.1', 'localhost'];
  const here6 = [
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
  ];
  for (const host of [...here, ...here6]) {
    const endpoint = `https://${host}:${port}/inside`;
    expect([host, guarded.mayPushTo(endpoint)]).toEqual([host, false]);
    expect(await guarded.send({ ...target(), endpoint }, push)).toBe('refused');
  }
  // A name is accepted at first, and refused when it resolves to an internal address.
  const named = 'https://push.example/inside';
  expect(guarded.mayPushTo(named)).toBe(true);
  for (const addresses of [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [{ address: 'fe80::1%lo', family: 6 }],
    // One internal address is enough to refuse a name.
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [],
  ]) {
    const resolve = ((_name: string, _options: object, done: (...found: unknown[]) => void) =>
      done(null, addresses)) as unknown as typeof lookup;
    const misled = createWebPusher(vapid, { ca: service.ca, resolve });
    expect(await misled.send({ ...target(), endpoint: named }, push)).toBe('refused');
  }
  expect(service.received.length).toBe(before);
});

test.each([
  'https://localhost./x',
  'https://LOCALHOST./x',
  'https://localhost:443/x',
  'https://app.localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://router.lan/x',
  'https://redis/x',
  'https://push.example./x',
  'https://push..example/x',
  'https://127.0.0.1./x',
  'https://push.example:22/x',
  'https://push.example:8443/x',
  'https://8.8.8.8:25/x',
  'https://[2a00:1450:4001::1]:6379/x',
  'https://:secret@push.example/x',
  'http://push.example/x',
  'nonsense',
])('a push to %s is refused when it is stored, and nothing is looked up when one is sent', async (endpoint) => {
  const lookedUp: string[] = [];
  const resolve = ((name: string, _options: object, done: (...found: unknown[]) => void) => {
    lookedUp.push(name);
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  }) as unknown as typeof lookup;
  const guarded = createWebPusher(vapid, { ca: service.ca, resolve });
  expect(guarded.mayPushTo(endpoint)).toBe(false);
  expect(await guarded.send({ ...target(), endpoint }, push)).toBe('refused');
  expect(lookedUp).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  'https://push.example:443/x',
])('a push to %s is stored', (endpoint) => {
  expect(createWebPusher(vapid).mayPushTo(endpoint)).toBe(true);
});

test('a name is looked up for every push, and refused as soon as it leads inside', async () => {
  const answers = [null, '192.168.1.1', '127.0.0.1'];
  const resolve = ((_name: string, _options: object, done: (...found: unknown[]) => void) => {
    const address = answers.shift();
    if (address) done(null, [{ address, family: 4 }]);
    else done(Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' }));
  }) as unknown as typeof lookup;
  const rebound = createWebPusher(vapid, { ca: service.ca, resolve });
  const named = { ...target(), endpoint: 'https://push.example/x' };
  await expect(rebound.send(named, push)).rejects.toThrow(PushError);
  expect(await rebound.send(named, push)).toBe('refused');
  expect(await rebound.send(named, push)).toBe('refused');
  expect(answers).toEqual([]);
});
