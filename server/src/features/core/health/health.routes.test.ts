import { expect, test, vi } from 'vitest';
import { version } from '../../../config/version.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const { inject, serving: database, clock, dependencies } = await buildTestApp();
const { outages } = dependencies;
const ready = async (times: number) => {
  const responses = await Promise.all(Array.from({ length: times }, () => inject('/health/ready')));
  return [...new Set(responses.map(({ statusCode }) => statusCode))];
};

test('however often anybody asks whether the server is ready, the database is asked once a second', async () => {
  const query = vi.spyOn(database.pool, 'query');
  // The clock also queries the ended sessions.
  const asked = () => query.mock.calls.filter(([what]) => typeof what === 'string').length;
  expect(await ready(64)).toEqual([200]);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(1);
  clock.advance(999);
  expect(await ready(1)).toEqual([200]);
  expect(asked()).toBe(1);
  clock.advance(1);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(2);
  // A clock that was set back does not keep an old reply.
  clock.advance(-60_000);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(3);
  query.mockRestore();
});

test('a server that is ready says which release it is', async () => {
  expect((await inject('/health/ready')).json()).toEqual({ ready: true, version, degraded: [] });
});

test('a stranger is told whether the server is ready, and neither its release nor its troubles', async () => {
  const strangers = [
    { remoteAddress: '41.90.3.1' },
    { remoteAddress: '2001:db8::7' },
    // A proxy on this machine has passed it on.
    { headers: { 'x-forwarded-for': '41.90.3.1' } },
    { headers: { forwarded: 'for=41.90.3.1' } },
  ];
  const ask = (more: object) => inject({ url: '/health/ready', ...more });
  outages.note('disk', new Error('full'));
  for (const more of strangers) expect((await ask(more)).json()).toEqual({ ready: true });
  for (const remoteAddress of ['10.4.0.9', '::ffff:192.168.1.9', 'fd00::1'])
    expect((await ask({ remoteAddress })).json()).toEqual({ ready: true, version, degraded: ['disk'] });
  outages.note('migrations', new Error('The database lacks one'));
  for (const more of strangers) {
    const response = await ask(more);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([503, ['code', 'detail']]);
  }
  expect((await ask({})).json()).toMatchObject({ reason: 'migrations', degraded: ['disk'] });
  outages.end('disk');
  outages.end('migrations');
});

test('a full disk and a mail server that is away do not take the service away, and are named', async () => {
  outages.note('disk', new Error('full'));
  outages.note('mail', new Error('away'));
  const response = await inject('/health/ready');
  expect([response.statusCode, response.json().degraded]).toEqual([200, ['disk', 'mail']]);
  outages.end('disk');
  outages.end('mail');
  expect((await inject('/health/ready')).json().degraded).toEqual([]);
});

test('a server whose database lacks migrations is not ready, and says so', async () => {
  outages.note('migrations', new Error('The database lacks one'));
  const response = await inject('/health/ready');
  expect([response.statusCode, response.json()]).toEqual([503, expect.objectContaining({ reason: 'migrations' })]);
  outages.end('migrations');
  expect(await ready(1)).toEqual([200]);
});

test('a server whose database is gone says within a second that it is not ready, and that it is alive', async () => {
  expect(await ready(1)).toEqual([200]);
  await database.close();
  clock.advance(1000);
  expect(await ready(1)).toEqual([503]);
  expect((await inject('/health/live')).json()).toEqual({ live: true });
});
