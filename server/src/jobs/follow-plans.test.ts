import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlanFollower, addPeriod, grantDays, revokePeriod } from '../features/core/premium/index.ts';
import type { Publication } from '../gateways/event-bus/event-bus.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { startOperator } from '../operator/run-operator.fixture.ts';
import { followPlans } from './follow-plans.ts';

const testApp = await buildTestApp();
const { clock, database, events, serving } = testApp;

function listen() {
  const heard: Publication[] = [];
  onTestFinished(events.subscribe((publication) => heard.push(publication)));
  return heard;
}

const operator = (...words: string[]) =>
  startOperator(words, { DATABASE_URL: database.pool.options.connectionString ?? '' });

test('what the operator gives and takes back in another process is told to the open app, once', async () => {
  // The command uses the machine's time.
  clock.set(new Date());
  const member = await createMember(testApp);
  const heard = listen();
  const failures: unknown[] = [];
  const loop = followPlans({ database: serving, clock, events, onFailure: (_, error) => failures.push(error) });
  onTestFinished(() => loop.stop());
  const told = { to: [member.id], event: { type: 'payment' } };
  await operator('premium', 'grant', String(member.id), '30d');
  await expect.poll(() => heard, { timeout: 10_000 }).toMatchObject([told]);
  await operator('premium', 'revoke', String(member.id));
  await expect.poll(() => heard, { timeout: 10_000 }).toMatchObject([told, told]);
  expect(failures).toEqual([]);
}, 30_000);

test('a change is told once for however many looks, also after a long pause', async () => {
  const member = await createMember(testApp);
  const heard = listen();
  const look = createPlanFollower({ database: serving, clock, events });
  await grantDays(database, member.id, 1, clock.now());
  clock.advance(10 * 60_000);
  await look();
  await look();
  clock.advance(10 * 60_000);
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toHaveLength(1);
});

test('a change that a failed look has missed is told by the next one that works', async () => {
  const member = await createMember(testApp);
  const heard = listen();
  const look = createPlanFollower({ database: serving, clock, events });
  await grantDays(database, member.id, 1, clock.now());
  clock.advance(10 * 60_000);
  const away = vi.spyOn(serving.pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
  await expect(look()).rejects.toThrow('away');
  away.mockRestore();
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toHaveLength(1);
});

test('a change after the clock was set back is told', async () => {
  const member = await createMember(testApp);
  const heard = listen();
  const look = createPlanFollower({ database: serving, clock, events });
  clock.advance(-10 * 60_000);
  await grantDays(database, member.id, 1, clock.now());
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toHaveLength(1);
});

test('a paid period is told by its payment alone, and its refund by this', async () => {
  const member = await createMember(testApp);
  const heard = listen();
  const look = createPlanFollower({ database: serving, clock, events });
  await addPeriod(database, { userId: member.id, product: 'day', orderId: 71, now: clock.now() });
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toEqual([]);
  await revokePeriod(database, 71, clock.now());
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toHaveLength(1);
  // A process that starts later tells of neither, and both are no news to one that looks on.
  clock.advance(10 * 60_000);
  await createPlanFollower({ database: serving, clock, events })();
  await look();
  clock.advance(10 * 60_000);
  await look();
  expect(heard.filter(({ to }) => to.includes(member.id))).toHaveLength(1);
});
