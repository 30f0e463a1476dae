import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { beginCourse } from '../testing/tell-course.ts';
import { atOnce, tellSituation, twice, type Work } from '../testing/tell-situations.ts';
import { withoutCodes } from '../features/billing/payments/told-payments.fixture.ts';
import { runOperator } from './operator-commands.ts';

const [zawadi, other, nobody] = ['101', '102', '999'];

/** A member with a second step and with orders of each kind, and another one. */
async function createWorld() {
  const world = await buildTestApp();
  beginCourse(world);
  const { clock, database } = world;
  await createMember(world, { id: Number(zawadi), name: 'Zawadi' });
  await createMember(world, { id: Number(other), name: 'Baraka' });
  await database.pool.query(
    `insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, $2, $3, $3)`,
    [zawadi, Buffer.alloc(48, 1), clock.now()],
  );
  await database.pool.query(
    `insert into payment_orders (user_id, code, client_key, product, amount, state, result_code, phone_hash, created_at)
     select $1, 'MW-2222222' || place, gen_random_uuid(), 'week', 150, 'needs_review', 'unanswered', $2, $3
     from generate_series(2, 4) place`,
    [zawadi, Buffer.alloc(32, 2), clock.now()],
  );
  return world;
}

const withoutMoments = (text: string): string =>
  text
    .replaceAll(/20\d\d-\d\d-\d\d \d\d:\d\d/g, 'MOMENT')
    .replaceAll(/20\d\d-\d\d-\d\d/g, 'DAY')
    .replaceAll(/\b[\da-f]{64}\b/g, 'HASH');

/** Runs a command here, for an operator who answers each question with yes. Several may run at once. */
function createOperator(url: string) {
  const { env } = process;
  process.env = { PATH: env['PATH'], NODE_ENV: 'production', DATABASE_URL: url };
  vi.spyOn(process, 'stdin', 'get').mockImplementation(
    () => Readable.from(['yes\n']) as unknown as typeof process.stdin,
  );
  let written: string[] = [];
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written.push(`${name}: ${String(text).trimEnd()}`);
      return true;
    });
  onTestFinished(() => {
    process.env = env;
    vi.restoreAllMocks();
  });
  return {
    run: (words: string): Work => [words, async () => `${await runOperator(words.split(' '))}`],
    heard: () => {
      const lines = written.toSorted();
      written = [];
      return lines.map(withoutMoments);
    },
  };
}

const commands = [
  `find-member ${nobody}`,
  `find-member ${zawadi}`,
  `grant-moderator ${nobody}`,
  `grant-moderator ${zawadi}`,
  `revoke-moderator ${zawadi}`,
  `end-second-step ${nobody}`,
  `end-second-step ${zawadi}`,
  `premium grant ${nobody} 30d`,
  `premium grant ${zawadi} 30d`,
  `premium show ${zawadi}`,
  'payments list-review',
  'payments receipt MW-99999999 NOBODYS001',
  'payments receipt MW-22222222 THEFIRST01',
  'payments receipt MW-22222222 ANOTHER001',
  'payments receipt MW-22222223 THEFIRST01',
  'payments unpaid MW-22222222',
  'payments unpaid MW-22222224',
  'payments not-me MW-22222224',
  'payments may-ask MW-22222224',
  'payments refund MW-99999999',
  'payments refund MW-22222222',
  'payments found THEFIRST01 150 101',
  'payments found THEFOUND01 50 102',
  'payments found THEFOUND02 51',
  `premium revoke ${zawadi}`,
  `premium show ${other}`,
  'payments list-review',
  'switch calls off --because relay',
  'switch calls on --because back',
  'switch nothing off --because fun',
  'switch',
  `delete-member ${nobody}`,
  `delete-member ${other}`,
  'audit verify',
];

test('what the operator commands again', async () => {
  const world = await createWorld();
  const { run, heard } = createOperator(world.database.pool.options.connectionString ?? '');
  const told = await tellSituation(world, twice, commands.map(run), { heard });
  await expect(withoutCodes(told)).toMatchFileSnapshot('./in-words/commands-again.txt');
});

test('what two operators command at once', async () => {
  const world = await createWorld();
  const { run } = createOperator(world.database.pool.options.connectionString ?? '');
  // Why the second one is told that nothing has changed depends on how far the first has come.
  const told = await tellSituation(
    world,
    atOnce,
    commands.map((words) => (words.startsWith('delete') ? { racing: run(words) } : run(words))),
  );
  await expect(withoutCodes(told)).toMatchFileSnapshot('./in-words/commands-at-once.txt');
});
