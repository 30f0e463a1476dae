import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createSwitches } from '../features/core/switches/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { describeSwitch, runSwitch, showSwitches } from './operator-switch.ts';
import { runOperator } from './run-operator.fixture.ts';

const testApp = await buildTestApp();
const { database, dependencies } = testApp;
const url = database.pool.options.connectionString ?? '';
const run = (words: string[]) => runOperator(words, { DATABASE_URL: url, DATA_DIR: makeDataFolder() });

test('a move by the command reaches every running server by itself, and so does the move back', async () => {
  const { headers } = await createMember(testApp);
  const other = await buildApp({ ...dependencies, switches: createSwitches(dependencies.database) });
  onTestFinished(() => other.close());
  const apps = [testApp.app, other];
  const statuses = () =>
    Promise.all(
      apps.map(async (app) => {
        const payload = { purpose: 'none' };
        return (await app.inject({ method: 'PATCH', url: '/api/account/settings/', headers, payload })).statusCode;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);
  const { stdout, stderr, code } = await run(['switch', 'read-only', 'on', '--because', 'the database moves']);
  expect([stderr, code]).toEqual(['', undefined]);
  expect(stdout).toMatch(/^read-only {3}ON {2}since .+ UTC, by the operator: the database moves$/m);
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([503, 503]);
  await runSwitch(database, ['read-only', 'off', '--because', 'it has moved']);
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200]);
  const { rows } = await database.pool.query(
    `select action, moderator_id, user_id, checks from moderation_audit order by place`,
  );
  expect(rows).toEqual([
    {
      action: 'switch_on',
      moderator_id: null,
      user_id: null,
      checks: { switch: 'read-only', because: 'the database moves' },
    },
    {
      action: 'switch_off',
      moderator_id: null,
      user_id: null,
      checks: { switch: 'read-only', because: 'it has moved' },
    },
  ]);
});

test('the list names all switches, the status and the doctor those that are off', async () => {
  expect((await showSwitches(database)).split('\n')).toEqual([
    'sign-ups    on',
    'payments    on',
    'calls       on',
    'uploads     on',
    'screening   on',
    expect.stringMatching(/^read-only {3}off since .+ UTC, by the operator: it has moved$/),
  ]);
  expect(await runSwitch(database, ['payments', 'off', '--because', ' M-Pesa\nis away '])).toMatch(
    /^Every running process knows of it within two seconds\.\nsign-ups {4}on\npayments {4}OFF {1}since /,
  );
  expect(await runSwitch(database, ['payments', 'off', '--because', 'again'])).toMatch(
    /^It was so already\.\nsign-ups {4}on\npayments {4}OFF {1}since .+: M-Pesa is away$/m,
  );
  const { stdout } = await run(['status']);
  expect(stdout).toMatch(/^switched {8}payments {4}OFF since .+, by the operator: M-Pesa is away$/m);
  expect(stdout).not.toContain('read-only');
});

test.each([
  [['payments', 'off'], 'Say why, for the audit: npm run operator -- switch payments off --because "..."'],
  [['payments', 'off', '--because', ' '], 'Say why'],
  [['payments', 'off', '--because', 'x'.repeat(501)], 'The reason has at most 500 characters.'],
  [['payments', 'off', '--why', 'x'], 'Say why'],
  [
    ['pay', 'off', '--because', 'x'],
    'There is no switch pay. There are: sign-ups, payments, calls, uploads, screening, read-only.',
  ],
])('%j is refused, and nothing moves', async (words, told) => {
  await expect(runSwitch(database, words)).rejects.toThrow(told);
});

test.each([[['payments']], [['payments', 'maybe']], [['payments', 'off', '--because', 'x', 'y']]])(
  '%j is no command',
  async (words) => {
    expect(await runSwitch(database, words)).toBeNull();
  },
);

test('a line about a switch names who has moved it, since when and why, in one line', () => {
  const moved = { since: new Date('2026-11-21T09:05:59Z'), because: 'M-Pesa\n  is away', moderatorId: 7 };
  expect([
    describeSwitch({ name: 'calls', isOn: true, moved: null }),
    describeSwitch({ name: 'read-only', isOn: true, moved: null }),
    describeSwitch({ name: 'calls', isOn: false, moved }),
    describeSwitch({ name: 'screening', isOn: true, moved: { ...moved, moderatorId: null } }),
    describeSwitch({ name: 'read-only', isOn: false, moved }),
  ]).toEqual([
    'calls       on',
    'read-only   off',
    'calls       OFF since 2026-11-21 09:05 UTC, by moderator 7: M-Pesa is away',
    'screening   on  since 2026-11-21 09:05 UTC, by the operator: M-Pesa is away',
    'read-only   ON  since 2026-11-21 09:05 UTC, by moderator 7: M-Pesa is away',
  ]);
});

test('a reason of 500 characters is enough said, and it is kept without its spaces at the ends', async () => {
  const because = 'x'.repeat(500);
  expect(await runSwitch(database, ['calls', 'off', '--because', ` ${because} `])).toContain(
    `, by the operator: ${because}\n`,
  );
  expect(await runSwitch(database, ['calls', 'on', '--because', 'over'])).toMatch(
    /^Every running process knows of it within two seconds\.\n.+\ncalls {7}on {2}since .+: over\n/s,
  );
});
