import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decideConfig } from './config.ts';
import { readEnv } from './read-env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-turn-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const secret = 's'.repeat(32);
const turnOf = (variables: Record<string, string>) => decideConfig(readEnv({ DATA_DIR: dataDir, ...variables })).turn;

test('without TURN_ settings there are no calls', () => {
  expect(turnOf({})).toBeNull();
  expect(turnOf({ TURN_URLS: '', TURN_SECRET: '' })).toBeNull();
});

test('the addresses of one server are listed, and its secret is not printed', () => {
  const TURN_URLS =
    'turn:turn.example.com:3478?transport=udp, turns:turn.example.com:443?transport=tcp,turn:[2001:db8::1]';
  const turn = turnOf({ TURN_URLS, TURN_SECRET: secret });
  expect(turn?.urls).toEqual([
    'turn:turn.example.com:3478?transport=udp',
    'turns:turn.example.com:443?transport=tcp',
    'turn:[2001:db8::1]',
  ]);
  expect(turn?.secret.reveal()).toBe(secret);
  expect(JSON.stringify(turn)).not.toContain(secret);
});

test.each([
  ['half of the settings', { TURN_URLS: 'turn:a.example' }, 'TURN_SECRET: is required with TURN_URLS'],
  ['the other half', { TURN_SECRET: secret }, 'TURN_URLS: is required with TURN_SECRET'],
  ['a short secret', { TURN_URLS: 'turn:a.example', TURN_SECRET: 'short' }, 'TURN_SECRET: must have at least 32'],
  ['an address of the web', { TURN_URLS: 'https://a.example', TURN_SECRET: secret }, 'TURN_URLS: "https://a.example"'],
  [
    'a port that there is not',
    { TURN_URLS: 'turn:a.example:65536', TURN_SECRET: secret },
    'TURN_URLS: "turn:a.example:65536"',
  ],
  ['the port 0', { TURN_URLS: 'turn:a.example:0', TURN_SECRET: secret }, 'TURN_URLS: "turn:a.example:0"'],
  [
    'a secret that can be guessed, in production',
    { NODE_ENV: 'production', TURN_URLS: 'turn:a.example', TURN_SECRET: secret },
    'TURN_SECRET: can be guessed',
  ],
  ['an address too many', { TURN_URLS: 'turn:a.example,', TURN_SECRET: secret }, 'TURN_URLS: ""'],
])('%s: refused', (_, variables, problem) => {
  expect(() => turnOf(variables)).toThrow(problem);
});
