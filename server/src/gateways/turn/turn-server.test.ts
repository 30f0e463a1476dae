import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTurnServer } from './turn-server.ts';

const now = new Date('2026-11-21T09:00:00Z');
const urls = ['turn:turn.example.com:3478?transport=udp'];
const turn = createTurnServer({ urls, secret: new Secret('s'.repeat(32)) });

test('credentials end after ten minutes, are signed, and name no member', () => {
  const { urls: told, username, credential } = turn.mint(now);
  expect(told).toEqual(urls);
  const [, ends, random] = /^(\d+):([\w-]{22})$/.exec(username) ?? [];
  expect(Number(ends)).toBe(now.getTime() / 1000 + 600);
  expect(random).toBeDefined();
  expect(credential).toBe(createHmac('sha1', 's'.repeat(32)).update(username).digest('base64'));
});

test('no two are the same', () => {
  expect(turn.mint(now).username).not.toBe(turn.mint(now).username);
});
