import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { networkOf } from './rate-limits.ts';

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
    const responses = [];
    for (let count = 0; count < 31; count += 1)
      responses.push(...(await signIns(direct, 1, email, { [header]: `10.1.1.${count}` })));
    expect(responses.at(-1)?.statusCode).toBe(429);
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

test('endpoints with the same limit share one budget for each member', async () => {
  const member = await createMember(direct);
  const other = await createMember(direct);
  const save = (method: 'PUT' | 'PATCH', { headers }: typeof member) =>
    direct.inject({ method, url: '/api/profiles/me', payload: { name: 1 }, headers });
  for (let count = 0; count < 30; count += 1)
    expect([(await save('PUT', member)).statusCode, (await save('PATCH', member)).statusCode]).toEqual([400, 400]);
  expect((await save('PUT', member)).statusCode).toBe(429);
  expect(
    (await direct.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: member.headers })).statusCode,
  ).toBe(429);
  expect((await save('PUT', other)).statusCode).toBe(400);
});

test.each([
  ['41.90.0.1', '41.90.0.1'],
  ['::ffff:41.90.0.1', '41.90.0.1'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5'],
  ['2001:0db8::5:1:2:3:ffff', '2001:db8:0:5'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
