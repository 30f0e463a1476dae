import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTurnServer } from './turn-server.ts';

const until = new Date('2026-11-21T09:00:00.700Z');
const urls = ['turn:turn.example.com:3478?transport=udp'];
const turn = createTurnServer({ urls, secret: new Secret('s'.repeat(32)) });

test('credentials end at a moment, are signed, and name no member', () => {
  const { urls: told, username, credential } = turn.mint(41, until);
  expect(told).toEqual(urls);
  const [, ends, member] = /^(\d+):([\w-]{22})$/.exec(username) ?? [];
  expect(Number(ends)).toBe(Math.floor(until.getTime() / 1000));
  expect(member).toBeDefined();
  const keyed = createHmac('sha256', 's'.repeat(32)).update('member 41').digest();
  expect(member).toBe(keyed.subarray(0, 16).toString('base64url'));
  expect(credential).toBe(createHmac('sha1', 's'.repeat(32)).update(username).digest('base64'));
});

test.each([
  ['turn:127.0.0.1:3478?transport=udp', '127.0.0.1'],
  ['turn:10.0.0.7', '10.0.0.7'],
  ['turns:[fd00::7]:5349?transport=tcp', 'fd00::7'],
  ['turn:[fd00::7]', 'fd00::7'],
])('of private addresses only the own one of %s may be a relay', (url, own) => {
  const { mayRelay } = createTurnServer({ urls: [url], secret: new Secret('s'.repeat(32)) });
  expect([own, '41.90.1.1', '2c0f:fe38::1'].map(mayRelay)).toEqual([true, true, true]);
  for (const address of ['10.0.0.1', '127.0.0.2', '192.168.1.4', 'fe80::1', 'fd00::8', '::1', '', 'phone.local'])
    expect(mayRelay(address), address).toBe(false);
});

test('a member has the same credentials again, and one name at all times; nobody shares it', () => {
  const nameOf = ({ username }: { username: string }) => username.split(':')[1];
  expect(turn.mint(41, until)).toEqual(turn.mint(41, until));
  expect(nameOf(turn.mint(41, until))).toBe(nameOf(turn.mint(41, new Date('2026-11-22T09:00:00Z'))));
  expect(nameOf(turn.mint(41, until))).not.toBe(nameOf(turn.mint(42, until)));
  const other = createTurnServer({ urls, secret: new Secret('t'.repeat(32)) });
  expect(nameOf(turn.mint(41, until))).not.toBe(nameOf(other.mint(41, until)));
});
