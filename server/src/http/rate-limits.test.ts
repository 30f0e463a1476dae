import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { makeForm } from '../testing/make-form.ts';
import { submissionFields } from '../testing/submission-fields.ts';
import { createRateLimiter } from './rate-limits.ts';

// A budget is used up by hundreds of requests, some of them with pictures.
vi.setConfig({ testTimeout: 60_000 });

const direct = await buildTestApp({ rateLimitRelaxation: 1 });
const proxied = await buildTestApp({ rateLimitRelaxation: 1, trustedProxies: 1 });

interface Sender {
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** The statuses of requests that are valid but have no effect. */
async function appeals({ inject }: TestApp, times: number, { headers = {}, remoteAddress = '127.0.0.1' }: Sender) {
  const found = [];
  const payload = { token: 'unknown', text: 'Please look again' };
  for (let count = 0; count < times; count += 1)
    found.push((await inject({ method: 'POST', url: '/api/appeals/', payload, headers, remoteAddress })).statusCode);
  return found;
}
const statuses = (responses: { statusCode: number }[]) => [...new Set(responses.map(({ statusCode }) => statusCode))];
const inVain = Array.from({ length: 30 }, () => 404);

test('a budget that is used up is a 429 that says when to try again', async () => {
  const remoteAddress = '10.0.0.8';
  expect(await appeals(direct, 31, { remoteAddress })).toEqual([...inVain, 429]);
  const payload = { token: 'unknown', text: 'Please look again' };
  const refused = await direct.inject({ method: 'POST', url: '/api/appeals/', payload, remoteAddress });
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect(await appeals(direct, 1, { remoteAddress: '10.0.0.9' })).toEqual([404]);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
  'a forged %s does not give another budget',
  async (header) => {
    const remoteAddress = `10.9.${header.length}.${header.charCodeAt(0)}`;
    const responses = [];
    for (let count = 0; count < 31; count += 1)
      responses.push(...(await appeals(direct, 1, { headers: { [header]: `10.1.1.${count}` }, remoteAddress })));
    expect(responses).toEqual([...inVain, 429]);
  },
);

test('behind one proxy only the address that the proxy adds counts, not those that the sender wrote', async () => {
  const by = (forwarded: string) => appeals(proxied, 1, { headers: { 'x-forwarded-for': forwarded } });
  for (let count = 0; count < 30; count += 1) await by(`10.2.2.${count}, 41.90.0.1`);
  expect(await by('10.2.2.99, 41.90.0.1')).toEqual([429]);
  expect(await by('41.90.0.2')).toEqual([404]);
});

test('behind a proxy that writes ports, all ports of an address share its budgets', async () => {
  const responses = [];
  for (let count = 0; count < 31; count += 1)
    responses.push(...(await appeals(proxied, 1, { headers: { 'x-forwarded-for': `41.90.3.1:${1000 + count}` } })));
  expect(responses).toEqual([...inVain, 429]);
});

const post = (url: string, payload: object, remoteAddress: string) =>
  direct.inject({ method: 'POST', url, payload, remoteAddress });

// Fails if requests are counted before their input is parsed.
test.each(['/api/signup/', '/api/token/', '/api/token/refresh/', '/api/appeals/'])(
  'a neighbour who sends empty bodies to %s uses up nobody’s budget but that of empty bodies',
  async (url) => {
    const remoteAddress = `10.4.4.${url.length}`;
    const refused = await repeat(620, () => post(url, {}, remoteAddress));
    expect(refused).toEqual([400, 429]);
    const newcomer = { full_name: 'Amina', email: `n${url.length}@mwanzo.test`, password: 'karibu-mwanzo' };
    const signedUp = await post('/api/signup/', { ...newcomer, birthday: '1996-05-05' }, remoteAddress);
    expect(signedUp.statusCode).toBe(201);
    const { refresh } = signedUp.json().token;
    expect((await post('/api/token/refresh/', { refresh }, remoteAddress)).statusCode).toBe(200);
    expect((await post('/api/token/', newcomer, remoteAddress)).statusCode).toBe(200);
  },
);

test.each([
  ['/api/password/reset/', 16, { email: 'nobody@mwanzo.test' }, 204],
  ['/api/account/email/confirm/', 121, { token: 'a'.repeat(43) }, 410],
] as const)('empty bodies to %s use up none of the links of a network', async (url, times, payload, status) => {
  const remoteAddress = `10.6.6.${url.length}`;
  expect(await repeat(times, () => post(url, {}, remoteAddress))).toEqual([400]);
  expect((await post(url, payload, remoteAddress)).statusCode).toBe(status);
});

/** An app with a twentieth of each budget. */
const small = await buildTestApp({ rateLimitRelaxation: 0.05 });
const postSmall = (url: string, payload: object, { headers = {}, remoteAddress = '127.0.0.1' }: Sender) =>
  small.inject({ method: 'POST', url, payload, headers, remoteAddress });

test('however many tokens a network invents, its refreshes have a limit too, and others have their own', async () => {
  let invented = 0;
  const refresh = (remoteAddress: string) =>
    postSmall('/api/token/refresh/', { refresh: `no-${(invented += 1)}` }, { remoteAddress });
  expect(await repeat(150, () => refresh('10.7.7.1'))).toEqual([401]);
  expect((await refresh('10.7.7.1')).statusCode).toBe(429);
  expect((await refresh('10.7.7.2')).statusCode).toBe(401);
});

test.each([
  ['password_reset', 1],
  ['sign_in', 0.025],
] as const)('a known device has its own budget of %s, and any other that of its network', async (limit, relaxation) => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { global: false });
  const limiter = createRateLimiter(app, {
    relaxation,
    shared: null,
    knownDeviceOf: ({ headers }) => String(headers['device'] ?? '') || null,
  });
  app.get('/', (request) => limiter.count(limit, request).then(() => 'counted'));
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers, remoteAddress: '10.8.8.1' });
  expect(await repeat(15, () => ask())).toEqual([200]);
  expect((await ask()).statusCode).toBe(429);
  expect(await repeat(15, () => ask({ device: 'one' }))).toEqual([200]);
  expect((await ask({ device: 'one' })).statusCode).toBe(429);
  expect((await ask({ device: 'other' })).statusCode).toBe(200);
});

test('uploads that cannot be read count as uploads', async () => {
  const { headers } = await createMember(small);
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = (payload: string) =>
    small.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: broken, payload });
  expect(await repeat(3, () => upload('--x\r\nnonsense'))).toEqual([400]);
  expect((await upload('--x\r\nnonsense')).statusCode).toBe(429);
});

test('what is wrong with an upload is said also if others at the same moment use up the budget', async () => {
  const { headers } = await createMember(small);
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = () =>
    small.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: broken, payload: '--x\r\nnonsense' });
  expect(statuses(await Promise.all([upload(), upload(), upload(), upload(), upload()]))).toEqual([400]);
});

test('refreshing is counted for each session: a neighbour’s invented tokens take nothing from it', async () => {
  const remoteAddress = '10.5.5.5';
  // A second try of this test needs an address of its own.
  const email = `refresher-${crypto.randomUUID()}@mwanzo.test`;
  const newcomer = { full_name: 'Amina', email, password: 'karibu-mwanzo' };
  const signedUp = await post('/api/signup/', { ...newcomer, birthday: '1996-05-05' }, remoteAddress);
  const { refresh } = signedUp.json().token;
  // One after the other: a busy server refuses some of 300 at once.
  const invented = () => post('/api/token/refresh/', { refresh: crypto.randomUUID() }, remoteAddress);
  expect(await repeat(300, invented)).toEqual([401]);
  expect(await repeat(60, () => post('/api/token/refresh/', { refresh }, remoteAddress))).toEqual([200]);
  expect((await post('/api/token/refresh/', { refresh }, remoteAddress)).statusCode).toBe(429);
});

const notAPicture = new TextEncoder().encode('not a picture');
const send = (method: 'PUT' | 'PATCH' | 'POST', url: string, { headers }: TestMember, payload: object) =>
  direct.inject({ method, url, payload, headers });
const profileUrl = '/api/profiles/me';
const repeat = async (times: number, ask: () => Promise<{ statusCode: number }>) => {
  const responses = [];
  for (let count = 0; count < times; count += 1) responses.push(await ask());
  return statuses(responses);
};

test('endpoints that take photos share one budget for each member', async () => {
  const member = await createMember(direct);
  const other = await createMember(direct);
  const photo = () => makeForm({ photo: notAPicture });
  for (const [method, url, times] of [
    ['PUT', profileUrl, 20],
    ['PATCH', profileUrl, 20],
    ['POST', '/api/profiles/me/photos/', 20],
  ] as const)
    expect(await repeat(times, () => send(method, url, member, photo()))).toEqual([400]);
  for (const [method, url] of [
    ['PUT', profileUrl],
    ['POST', '/api/profiles/me/photos/'],
  ] as const)
    expect((await send(method, url, member, photo())).statusCode).toBe(429);
  expect((await send('PUT', profileUrl, other, photo())).statusCode).toBe(400);
});

test('text saved without a photo is no upload, as JSON or as a form', async () => {
  const member = await createMember(direct);
  const save = (count: number) =>
    send('PATCH', profileUrl, member, count % 2 ? { bio: `${count}` } : makeForm({ bio: `${count}` }));
  let saved = 0;
  expect(await repeat(100, () => save((saved += 1)))).toEqual([200]);
  expect(await repeat(60, () => send('PATCH', profileUrl, member, makeForm({ photo: notAPicture })))).toEqual([400]);
  expect((await send('PATCH', profileUrl, member, { bio: 'still' })).statusCode).toBe(200);
});

test('text saved without a photo has the budget of other writes', async () => {
  const member = await createMember(direct);
  expect(await repeat(300, () => send('PATCH', profileUrl, member, { name: 1 }))).toEqual([400]);
  expect((await send('PATCH', profileUrl, member, { bio: 'one more' })).statusCode).toBe(429);
});

test('a broken verification does not use up the ten of a day, and those that succeed do', async () => {
  const member = await createMember(direct, { verified: false });
  const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
  const submit = (parts: Parameters<typeof makeForm>[0]) => send('POST', '/api/verify/', member, makeForm(parts));
  const fields = await submissionFields(direct, member.headers);
  const both = { ...fields, selfie: picture, id_document: picture };
  expect(await repeat(10, () => submit({ ...fields, selfie: picture }))).toEqual([400]);
  expect(await repeat(10, () => submit({ ...fields, selfie: notAPicture, id_document: notAPicture }))).toEqual([400]);
  expect(await repeat(10, () => send('POST', '/api/verify/', member, {}))).toEqual([400]);
  expect(await repeat(9, () => submit(both))).toEqual([201]);
  // Both came before either was counted, and both are stored.
  expect(statuses(await Promise.all([submit(both), submit(both)]))).toEqual([201]);
  expect((await submit(both)).statusCode).toBe(429);
});
