import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { createMember } from '../testing/factories.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { openStream, type TestStream } from '../testing/stream-client.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 90_000 });

const streamsOfMember = 5;
const hintOf = (stream: TestStream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]);

test('SIGTERM ends open streams with spread hints, and the next process says to fetch again', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const secretKey = randomBytes(32).toString('hex');
  const variables = {
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    VAULT_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeDataDir(),
    DEMO: '0',
  };
  const first = startProcess('server/src/main.ts', variables);
  const address = await first.address();
  const people = { database, clock: systemClock, tokens: createAccessTokens(new Secret(secretKey), systemClock) };
  const streams: TestStream[] = [];
  const members = [await createMember(people), await createMember(people), await createMember(people)];
  for (const { token } of members)
    for (let count = 0; count < streamsOfMember; count += 1) {
      const stream = await openStream(address, token);
      await stream.until(({ text }) => text().includes('"sync"'));
      streams.push(stream);
    }
  // An attempt that comes too early opens a sixth stream, which ends another one of this member.
  const token = members.at(-1)?.token ?? '';

  first.signal('SIGTERM');
  const refused = await vi.waitFor(
    async () => {
      const stream = await openStream(address, token);
      stream.close();
      expect(stream.status).toBe(503);
      return stream;
    },
    { timeout: 10_000, interval: 20 },
  );
  expect(refused.headers['retry-after']).toBe('1');
  await Promise.all(streams.map((stream) => stream.ended()));
  const hints = streams.slice(0, -streamsOfMember).map(hintOf);
  expect(Math.min(...hints)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...hints)).toBeLessThanOrEqual(1500);
  expect(Math.max(...hints) - Math.min(...hints)).toBeGreaterThan(100);
  expect(await first.exitCode()).toBe(0);

  const second = startProcess('server/src/main.ts', variables);
  const again = await openStream(await second.address(), token, { lastEventId: streams.at(0)?.lastId() });
  await again.until(({ text }) => text().includes('{"type":"sync","refetch":true'));
});
