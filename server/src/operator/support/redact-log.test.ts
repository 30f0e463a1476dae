import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environmentNames } from '../../config/read-env.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { redactLog } from './redact-log.ts';
import { createMask, showSettings } from './shown-settings.ts';

/** Writes these lines to a log, and reads what is kept of them. */
async function kept(...lines: readonly unknown[]) {
  const log = path.join(makeDataFolder(), 'log');
  writeFileSync(log, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return redactLog(log);
}

test('of a line those fields are kept that look as the server writes them', async () => {
  const good = {
    level: 30,
    time: 1_800_000_000_000,
    pid: 7,
    status: 503,
    ms: 1.5,
    failures: 2,
    seconds: 3,
    count: 4,
    decks: 5,
    reqId: 'k3v9x2abm7q4',
    method: 'DELETE',
    route: '/api/profiles/:id/',
    outage: 'migrations',
  };
  const bad = {
    level: 30,
    time: 'now',
    pid: '7',
    status: '503',
    reqId: 'short',
    method: 'get',
    route: '/api/profiles/7/',
    outage: 'amina',
    hostname: 'amina',
    member: 'mark',
  };
  expect(await kept(good, bad)).toEqual({ lines: [good, { level: 30 }], leftOut: 0 });
});

test('of an error its type, its code and twelve places are kept, and of a message the words of the code', async () => {
  const place = (at: number) => `server/src/app.ts:${at}:9`;
  const stack = Array.from({ length: 13 }, (_, at) => `    at a (/home/amina/${place(at)})`).join('\n');
  const err = { type: 'TypeError', message: 'amina', code: 'ECONNREFUSED', stack };
  const wrongCode = { type: 'Wanjiru', code: 'a code', stack: 7 };
  const msg = 'could not send: Wanjiru, a mail;';
  const { lines } = await kept({ level: 50, msg, err }, { level: 50, err: wrongCode }, { level: 50, err: 'amina' });
  expect(lines).toEqual([
    {
      level: 50,
      msg: 'could not send: […] a mail;',
      err: { type: 'TypeError', code: 'ECONNREFUSED', at: Array.from({ length: 12 }, (_, at) => place(at)) },
    },
    { level: 50, err: { type: '[…]', at: [] } },
    { level: 50 },
  ]);
});

test('what is no line of the server is left out and counted, and only the last 2000 lines are read', async () => {
  expect(await kept('nothing', '{"level":"30"}', '[1]', '{', 'app: {"level":40}')).toEqual({
    lines: [{ level: 40 }],
    leftOut: 4,
  });
  const many = await kept(...Array.from({ length: 2001 }, (_, pid) => ({ level: 30, pid })));
  expect([many.lines.length, many.lines[0], many.leftOut]).toEqual([2000, { level: 30, pid: 1 }, 0]);
});

test('of a large log the last 8 MB are read, and the line that is cut is left out', async () => {
  const line = (pid: number) => `{"level":30,"pid":${1000 + pid},"text":"${'x'.repeat(4998 - 30 - 3)}"}`;
  expect(line(0)).toHaveLength(4998);
  const { lines, leftOut } = await kept(...Array.from({ length: 2000 }, (_, pid) => line(pid)));
  expect([lines.length, lines[0], lines.at(-1), leftOut]).toEqual([
    1600,
    { level: 30, pid: 1400 },
    { level: 30, pid: 2999 },
    1,
  ]);
});

test('of a message the beginning is kept, and of an error no code that is none', async () => {
  const msg = `${'a '.repeat(99)}mail that was sent`;
  const codes = ['E', 'E2', 'E'.repeat(40), 'E'.repeat(41), 'e_small', 'ERR_1'];
  const { lines } = await kept({ level: 30, msg }, ...codes.map((code) => ({ level: 50, err: { code } })));
  expect(lines[0]).toEqual({ level: 30, msg: `${'a '.repeat(99)}[…]` });
  expect(lines.slice(1).map((line) => (line as { err: { code?: string } }).err.code)).toEqual([
    undefined,
    'E2',
    'E'.repeat(40),
    undefined,
    undefined,
    'ERR_1',
  ]);
});

test('of settings those are shown that help, and of all others whether they are set', () => {
  const settings = showSettings({
    NODE_ENV: 'production',
    PORT: '3000',
    PUBLIC_URL: 'https://user:word@mwanzo.example/path?x',
    LOG_LEVEL: '',
    SECRET_KEY: 'secret',
    CONTACT_EMAIL: 'help@mwanzo.example',
  });
  const told = Object.entries(settings).filter(([, value]) => value !== 'unset');
  expect(Object.fromEntries(told)).toEqual({
    NODE_ENV: 'production',
    PORT: '3000',
    PUBLIC_URL: 'https://mwanzo.example',
    SECRET_KEY: 'set',
    CONTACT_EMAIL: 'set',
  });
});

test('a value of six characters is masked, a shorter one is not, and the longest one first', () => {
  const mask = createMask({ SECRET_KEY: 'abcdef', VAULT_KEY: 'abcdefgh', MPESA_TILL: '12345', PORT: '300000' }, [
    'kept',
  ]);
  expect(mask('abcdef abcdefgh 12345 300000 kept')).toBe('[setting] [setting] 12345 300000 kept');
});

test('the values of these settings alone are shown, of all that there are', () => {
  const settings = showSettings(Object.fromEntries(environmentNames.map((name) => [name, `of ${name}`])));
  expect(Object.keys(settings)).toEqual(environmentNames);
  const shown = Object.entries(settings).filter(([, value]) => value !== 'set');
  const named =
    'NODE_ENV PORT HOST METRICS_PORT METRICS_HOST PUBLIC_URL DATABASE_CONNECTIONS QUEUE_CONNECTIONS TRUST_PROXY ' +
    'DRAIN_SECONDS REQUIRE_PHOTO VERIFY_AUTO_APPROVE SCREENING DEMO DEMO_REVIEW_SECONDS DEMO_TEACHES LOG_LEVEL';
  expect(shown.toSorted()).toEqual(
    named
      .split(' ')
      .toSorted()
      .map((name) => [name, `of ${name}`]),
  );
});
