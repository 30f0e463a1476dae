import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { hashDevice, readKnownDevice, renewKnownDevice, writeKnownDevice } from './known-device.ts';

const secretKey = new Secret('k'.repeat(40));
const write = (email: string, cookie?: string) => writeKnownDevice(cookie, { email, secretKey, isSecure: true });
/** The cookie that the browser sends back. */
const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';
const read = (cookie: string | undefined) => readKnownDevice(cookie, secretKey);

test('a browser knows the accounts that have signed in there, and no other', () => {
  const first = sent(write('amina@example.com'));
  const both = sent(write('brian@example.com', `mwanzo_language=sw; ${first}`));
  const device = read(`a=b; ${both}; c=d`);
  expect(device.deviceId).toMatch(/^[\w-]{22}$/);
  expect(device.deviceId).toBe(read(first).deviceId);
  expect(['amina', 'brian', 'cate'].map((name) => device.knows(`${name}@example.com`))).toEqual([true, true, false]);
  expect(both).not.toMatch(/amina|brian/);
});

test('a cookie that this server has not signed says nothing, and nothing of it is kept', () => {
  const ours = sent(write('amina@example.com'));
  const foreign = writeKnownDevice(undefined, {
    email: 'amina@example.com',
    secretKey: new Secret('x'.repeat(40)),
    isSecure: true,
  });
  const [id = '', mark = '', signature = ''] = ours.replace('mwanzo_device=', '').split(/[.~]/);
  const other = sent(write('brian@example.com')).replace('mwanzo_device=', '').split(/[.~]/);
  const forged = [
    undefined,
    '',
    'mwanzo_device=',
    sent(foreign),
    `mwanzo_device=${id}.${mark}`,
    `mwanzo_device=${id}.${other[1]}~${signature}`,
    `mwanzo_device=${other[0]}.${mark}~${signature}`,
    `mwanzo_device=${id}.${mark}~${'A'.repeat(43)}`,
    `x${ours}`,
    `mwanzo_device=${'A'.repeat(10_000)}`,
  ];
  for (const cookie of forged) {
    expect(read(cookie).deviceId, cookie).toBeNull();
    expect(read(cookie).knows('amina@example.com'), cookie).toBe(false);
  }
  expect(read(sent(write('cate@example.com', sent(foreign)))).knows('amina@example.com')).toBe(false);
});

test('a mark cannot be told from that of the same account in another browser', () => {
  const marks = [write('amina@example.com'), write('amina@example.com')].map((cookie) => cookie.split(/[.~]/)[1]);
  expect(new Set(marks).size).toBe(2);
});

test('the five accounts that signed in last are known', () => {
  let cookie = '';
  for (const name of ['one', 'two', 'three', 'four', 'five', 'one', 'six']) cookie = sent(write(name, cookie));
  expect(['one', 'two', 'three', 'four', 'five', 'six'].filter((name) => read(cookie).knows(name))).toEqual([
    'one',
    'three',
    'four',
    'five',
    'six',
  ]);
  expect(cookie.length).toBeLessThan(250);
});

test('an account that signs in again with a new key has one place, so that the other four keep theirs', () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  let cookie = '';
  for (const name of names) cookie = sent(write(name, cookie));
  const newKey = new Secret('n'.repeat(40), [secretKey.reveal()]);
  for (const email of ['five', 'four'])
    cookie = sent(writeKnownDevice(cookie, { email, secretKey: newKey, isSecure: true }));
  expect(names.filter((name) => readKnownDevice(cookie, newKey).knows(name))).toEqual(names);
});

test('an account that signs in again and again makes the browser forget no other', () => {
  let cookie = sent(write('amina@example.com'));
  for (let time = 0; time < 6; time += 1) cookie = sent(write('brian@example.com', cookie));
  expect(['amina', 'brian'].map((name) => read(cookie).knows(`${name}@example.com`))).toEqual([true, true]);
});

test('no script can read it, no other site sends it, and in production it needs TLS', () => {
  const attributes = '; Path=/api/; Max-Age=31536000; HttpOnly; SameSite=Strict';
  expect(write('amina@example.com').endsWith(`${attributes}; Secure`)).toBe(true);
  const local = writeKnownDevice(undefined, { email: 'amina@example.com', secretKey, isSecure: false });
  expect(local.endsWith(attributes)).toBe(true);
});

test('a refresh of an account that has not signed in there keeps the cookie for the others, and makes none', () => {
  const renew = (cookie?: string) => renewKnownDevice(cookie, { email: 'cate@example.com', secretKey, isSecure: true });
  const renewed = read(sent(renew(sent(write('amina@example.com'))) ?? ''));
  expect(['amina', 'cate'].map((name) => renewed.knows(`${name}@example.com`))).toEqual([true, false]);
  expect(renew()).toBeNull();
});

test('a cookie that an earlier release has written still says whom the browser knows', () => {
  // The id is 16 bytes of 7. The mark and the signature are HMACs of it with the key.
  const signed = 'BwcHBwcHBwcHBwcHBwcHBw.JlydFk2D50kIQAki8tQwCw';
  const device = read(`mwanzo_device=${signed}~HrNU0oeBKSGvH3tpobz3LBENhF6XZfzISnXz0Yxp_r8`);
  expect(['amina', 'brian'].map((name) => device.knows(`${name}@example.com`))).toEqual([true, false]);
  const hash = '6a429f28dcbad2cc6368f326aa7955a89eeacb5b052beca9becff0074a1ab1dd';
  expect(hashDevice(device)?.toString('hex')).toBe(hash);
  expect(hashDevice(read(undefined))).toBeNull();
});
