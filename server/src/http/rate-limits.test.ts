import { expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { makeForm } from '../testing/make-form.ts';

// A budget is used up by hundreds of requests, some of them with pictures.
vi.setConfig({ testTimeout: 60_000 });

const direct = await buildTestApp({ rateLimitRelaxation: 1 });
const proxied = await buildTestApp({ rateLimitRelaxation: 1, trustedProxies: 1 });

async function signIns(
  { inject }: TestApp,
  times: number,
  email: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const responses = [];
  for (let count = 0; count < times; count += 1)
    responses.push(await inject({ method: 'POST', url: '/api/token/', payload: { email }, headers, remoteAddress }));
  return responses;
}

const statuses = (responses: { statusCode: number }[]) => [...new Set(responses.map(({ statusCode }) => statusCode))];

test('the 31st sign-in to an account within 15 minutes is a 429 that says when to try again', async () => {
  expect(statuses(await signIns(direct, 30, 'one@mwanzo.test'))).toEqual([400]);
  const [refused] = await signIns(direct, 1, ' ONE@mwanzo.test ');
  expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(890);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(statuses(await signIns(direct, 1, 'two@mwanzo.test'))).toEqual([400]);
  expect(statuses(await signIns(direct, 1, 'one@mwanzo.test', {}, '10.0.0.9'))).toEqual([400]);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
  'a forged %s does not give another budget',
  async (header) => {
    const email = `${header}@mwanzo.test`;
    const sender = `10.9.0.${header.length}`;
    const responses = [];
    for (let count = 0; count < 31; count += 1)
      responses.push(...(await signIns(direct, 1, email, { [header]: `10.1.1.${count}` }, sender)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  },
);

test('behind one proxy only the address that the proxy adds counts, not those that the sender wrote', async () => {
  const responses = [];
  for (let count = 0; count < 31; count += 1)
    responses.push(
      ...(await signIns(proxied, 1, 'p@mwanzo.test', { 'x-forwarded-for': `10.2.2.${count}, 41.90.0.1` })),
    );
  expect(responses.at(-1)?.statusCode).toBe(429);
  expect(statuses(await signIns(proxied, 1, 'p@mwanzo.test', { 'x-forwarded-for': '41.90.0.2' }))).toEqual([400]);
});

test('behind a proxy that writes ports, all ports of an address share its budgets', async () => {
  const responses = [];
  for (let count = 0; count < 31; count += 1)
    responses.push(...(await signIns(proxied, 1, 'q@mwanzo.test', { 'x-forwarded-for': `41.90.3.1:${1000 + count}` })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});

test('one address can try 120 sign-ins in a minute, whatever accounts they name, and another address its own', async () => {
  const statusesFrom = async (address: string, times: number) => {
    const responses = [];
    for (let count = 0; count < times; count += 1)
      responses.push(...(await signIns(direct, 1, `${address}.${count}@mwanzo.test`, {}, address)));
    return responses.map(({ statusCode }) => statusCode);
  };
  expect(statuses((await statusesFrom('10.3.3.3', 120)).map((statusCode) => ({ statusCode })))).toEqual([400]);
  const [refused] = await signIns(direct, 1, 'fresh@mwanzo.test', {}, '10.3.3.3');
  expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await statusesFrom('10.3.3.4', 1)).toEqual([400]);
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
  const both = { selfie: picture, id_document: picture };
  expect(await repeat(10, () => submit({ selfie: picture }))).toEqual([400]);
  expect(await repeat(10, () => submit({ selfie: notAPicture, id_document: notAPicture }))).toEqual([400]);
  expect(await repeat(10, () => send('POST', '/api/verify/', member, {}))).toEqual([400]);
  expect(await repeat(10, () => submit(both))).toEqual([201]);
  expect((await submit(both)).statusCode).toBe(429);
});
