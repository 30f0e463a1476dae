import { Readable } from 'node:stream';
import { endpoints } from '@mwanzo/contract/endpoints';
import { jsonBytesMax } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';

// A budget is used up by hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

const testApp = await buildTestApp({ rateLimitRelaxation: 1 });
const { inject } = testApp;
const json = { 'content-type': 'application/json' };
const newcomer = (name: string) => ({
  full_name: 'Amina',
  email: `${name}@mwanzo.test`,
  password: 'karibu-mwanzo',
  birthday: '1996-05-05',
});
const signUp = (payload: object | string, remoteAddress: string) =>
  inject({ method: 'POST', url: '/api/signup/', payload, headers: json, remoteAddress });
const long = '\u{1f468}'.repeat(16_200);

/** Counts the validations of bodies from now on. */
function watchValidator(schema: z.ZodType) {
  const validator = vi.spyOn(schema, 'safeParse');
  onTestFinished(() => validator.mockRestore());
  return validator;
}

async function statusesOf(times: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found = [];
  for (let count = 0; count < times; count += 1) found.push((await ask()).statusCode);
  return [...new Set(found)];
}

// Fails if a stranger's body is counted after it was validated.
test('after 600 long bodies of a network, the next is refused before anything validates it', async () => {
  const remoteAddress = '10.6.0.1';
  const validator = watchValidator(endpoints.signUp.body);
  const body = { ...newcomer('long'), full_name: long };
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(jsonBytesMax);
  expect(await statusesOf(600, () => signUp(body, remoteAddress))).toEqual([400]);
  expect(validator).toHaveBeenCalledTimes(600);
  const refused = await signUp(body, remoteAddress);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(validator).toHaveBeenCalledTimes(600);

  // Neighbours are not locked out, because their forms are short. Other networks are not counted.
  expect((await signUp(newcomer('neighbour'), remoteAddress)).statusCode).toBe(201);
  expect((await signUp(body, '10.6.0.2')).statusCode).toBe(400);
});

test('a body that does not say how long it is counts as a long one', async () => {
  const remoteAddress = '10.6.0.6';
  const send = () => {
    const payload = Readable.from([Buffer.from('{"full_name":""}')]);
    const headers = { ...json, 'transfer-encoding': 'chunked' };
    return inject({ method: 'POST', url: '/api/signup/', payload, headers, remoteAddress });
  };
  expect(await statusesOf(600, send)).toEqual([400]);
  const validator = watchValidator(endpoints.signUp.body);
  expect((await send()).statusCode).toBe(429);
  expect(validator).not.toHaveBeenCalled();
});

test('a long body counts too when it is no JSON', async () => {
  const remoteAddress = '10.6.0.3';
  expect(await statusesOf(600, () => signUp(`{"full_name":"${long}`, remoteAddress))).toEqual([400]);
  expect((await signUp(`{"full_name":"${long}`, remoteAddress)).statusCode).toBe(429);
});

test('long bodies of strangers share one budget, whichever endpoint they are sent to', async () => {
  const remoteAddress = '10.6.0.4';
  const send = (url: string) =>
    inject({ method: 'POST', url, payload: { email: long.slice(0, 9000) }, headers: json, remoteAddress });
  const urls = ['/api/signup/', '/api/token/', '/api/token/refresh/', '/api/password/reset/', '/api/appeals/'];
  for (const url of urls) expect(await statusesOf(120, () => send(url))).toEqual([400]);
  expect((await send('/api/password/reset/confirm/')).statusCode).toBe(429);
});

test('typing errors use up nothing of the sign-ups of a network', async () => {
  const remoteAddress = '10.6.0.5';
  const mistaken = { ...newcomer('mistaken'), full_name: '' };
  expect(await statusesOf(210, () => signUp(mistaken, remoteAddress))).toEqual([400]);
  expect((await signUp(newcomer('mistaken'), remoteAddress)).statusCode).toBe(201);
});

// Fails if a member's body is counted after it was parsed.
test('what a member sends counts before it is read, also when it is no JSON', async () => {
  const member = await createMember(testApp);
  const validator = watchValidator(endpoints.showTyping.body);
  const type = (payload: string) =>
    inject({ method: 'POST', url: '/api/messages/typing/', payload, headers: { ...json, ...member.headers } });
  expect(await statusesOf(300, () => type('{'))).toEqual([400]);
  expect((await type('{"receiver":1}')).statusCode).toBe(429);
  expect(validator).not.toHaveBeenCalled();
});
