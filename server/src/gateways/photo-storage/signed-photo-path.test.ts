import { photoLimits } from '@mwanzo/contract/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createMediaPaths } from '../media-storage/signed-media-path.ts';
import { makePhotoKey } from './photo-storage.ts';
import { createPhotoPaths, type SignedRequest } from './signed-photo-path.ts';

const viewerId = 4711;
const secret = new Secret('a secret key of this test');
const pathsAt = (moment: string | Date, key = secret) => createPhotoPaths(key, { now: () => new Date(moment) });

function takeApart(path: string): SignedRequest {
  const url = new URL(path, 'http://here');
  const [, , , key = '', file = ''] = url.pathname.split('/');
  return {
    key,
    file,
    expires: url.searchParams.get('expires') ?? '',
    signature: url.searchParams.get('signature') ?? '',
    viewer: url.searchParams.get('viewer') ?? '',
  };
}

const photo = fc.record({
  key: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
  width: fc.constantFrom(...photoLimits.widths),
});
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('a signed path grants access to exactly the photo that it was made for', () => {
  fc.assert(
    fc.property(photo, moment, ({ key, width }, now) => {
      const path = pathsAt(now).signFor(viewerId)(key, width);
      expect(path).toMatch(
        /^\/media\/photos\/[0-9a-f]{32}\/(160|480|1080)\.webp\?expires=\d+&signature=[\w-]{22}&viewer=4711\.[\w-]{22}$/,
      );
      expect(pathsAt(now).verify(takeApart(path))).toEqual({ key, width, viewerId });
    }),
  );
});

test('a change of any character of any part is refused (catches: a key, time or viewer that is not signed)', () => {
  const part = fc.constantFrom('key', 'file', 'expires', 'signature', 'viewer');
  const letter = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_=.+/ %');
  const kind = fc.constantFrom<['replace' | 'insert' | 'remove', ...[]]>(['replace'], ['insert'], ['remove']);
  fc.assert(
    fc.property(photo, part, letter, kind, fc.nat(9999), ({ key, width }, name, other, [how], position) => {
      const paths = pathsAt('2026-05-01T12:00:00Z');
      const signed = takeApart(paths.signFor(viewerId)(key, width));
      const text = signed[name];
      // One place is after the last character.
      const at = position % (text.length + 1);
      const changed = text.slice(0, at) + (how === 'remove' ? '' : other) + text.slice(how === 'insert' ? at : at + 1);
      fc.pre(changed !== text);
      expect(paths.verify({ ...signed, [name]: changed })).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('the signature of one photo or width never opens another (catches: a key or width left out of it)', () => {
  fc.assert(
    fc.property(photo, photo, (mine, other) => {
      fc.pre(mine.key !== other.key);
      const paths = pathsAt('2026-05-01T12:00:00Z');
      const signed = takeApart(paths.signFor(viewerId)(mine.key, mine.width));
      expect(paths.verify({ ...signed, key: other.key })).toBeNull();
      const opened = photoLimits.widths.filter((width) => paths.verify({ ...signed, file: `${width}.webp` }) !== null);
      expect(opened).toEqual([mine.width]);
    }),
  );
});

test('of all texts that decode to the same signature only one is accepted (catches: comparing decoded bytes)', () => {
  const paths = pathsAt('2026-05-01T12:00:00Z');
  const signed = takeApart(paths.signFor(viewerId)(makePhotoKey(), 160));
  const same = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => signed.signature.slice(0, -1) + last)
    .filter((text) => Buffer.from(text, 'base64url').equals(Buffer.from(signed.signature, 'base64url')));
  expect(same).toHaveLength(16);
  expect(same.filter((signature) => paths.verify({ ...signed, signature }) !== null)).toEqual([signed.signature]);
});

test('a path of one viewer is refused under the id of another, and without any', () => {
  const paths = pathsAt('2026-05-01T12:00:00Z');
  const signed = takeApart(paths.signFor(viewerId)(makePhotoKey(), 160));
  const viewer = signed.viewer.replace('4711', '4712');
  for (const other of [viewer, '4711', '', '.']) expect(paths.verify({ ...signed, viewer: other })).toBeNull();
});

test('a path signed with another key is refused', () => {
  const signed = takeApart(
    pathsAt('2026-05-01T12:00:00Z', new Secret('another')).signFor(viewerId)(makePhotoKey(), 160),
  );
  expect(pathsAt('2026-05-01T12:00:00Z').verify(signed)).toBeNull();
});

test('a path stays the same for one Nairobi day and changes on the next (catches: UTC days)', () => {
  const key = makePhotoKey();
  const first = pathsAt('2026-05-01T00:00:00+03:00').signFor(viewerId)(key, 480);
  expect(pathsAt('2026-05-01T23:59:59.999+03:00').signFor(viewerId)(key, 480)).toBe(first);
  expect(pathsAt('2026-05-02T00:00:00+03:00').signFor(viewerId)(key, 480)).not.toBe(first);
});

test('a server that runs on past midnight in Nairobi signs the paths of the new day', () => {
  let now = new Date('2026-11-21T20:59:59Z');
  const paths = createPhotoPaths(secret, { now: () => now });
  const key = makePhotoKey();
  const sign = () => paths.signFor(viewerId)(key, 160);
  const before = sign();
  // Midnight in UTC is no new day.
  for (const later of ['2026-11-21T21:00:00Z', '2026-11-22T00:00:00Z', '2026-11-22T20:59:59Z']) {
    now = new Date(later);
    expect(sign()).not.toBe(before);
    expect(sign()).toBe(pathsAt('2026-11-21T21:00:00Z').signFor(viewerId)(key, 160));
  }
});

test('one signer gives each width of a photo a path of its own, also when it is asked again', () => {
  const sign = pathsAt('2026-11-21T09:00:00Z').signFor(viewerId);
  const key = makePhotoKey();
  for (let times = 0; times < 2; times += 1)
    expect(photoLimits.widths.map((width) => takeApart(sign(key, width)).file)).toEqual(
      photoLimits.widths.map((width) => `${width}.webp`),
    );
});

test('the viewer of an older path is refused in a newer one', () => {
  const key = makePhotoKey();
  const [older, newer] = ['2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z'].map((day) =>
    takeApart(pathsAt(day).signFor(viewerId)(key, 480)),
  );
  if (!older || !newer) throw new Error('There are two paths');
  const { verify } = pathsAt('2026-11-21T09:00:00Z');
  expect([verify(newer), verify({ ...newer, viewer: older.viewer })]).toEqual([{ key, width: 480, viewerId }, null]);
});

test('a path is valid until the end of the next Nairobi day and no longer (catches: no expiry)', () => {
  const signed = takeApart(pathsAt('2026-05-01T23:59:59+03:00').signFor(viewerId)(makePhotoKey(), 480));
  expect(pathsAt('2026-05-02T23:59:59.999+03:00').verify(signed)).not.toBeNull();
  expect(pathsAt('2026-05-03T00:00:00+03:00').verify(signed)).toBeNull();
});

test('a text that is not a photo key is never signed', () => {
  expect(() => pathsAt('2026-05-01').signFor(viewerId)('../../../etc/passwd', 160)).toThrow(TypeError);
});

test.each(['NaN', 'Infinity', '1e99', '', ' 1', '-1', '01', '0x1'])('the expiry %j is refused', (expires) => {
  const signed = takeApart(pathsAt('2026-05-01').signFor(viewerId)(makePhotoKey(), 160));
  expect(pathsAt('2026-05-01').verify({ ...signed, expires })).toBeNull();
});

test('a path of a message’s file opens that file alone, for its viewer, until the next day ends', () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const paths = createMediaPaths(secret, { now: () => now });
  const key = makePhotoKey();
  const { searchParams } = new URL(paths.signFor(7)(key, 'note.webm'), 'http://here');
  const { expires = '', signature = '', viewer = '' } = Object.fromEntries(searchParams);
  const request = { key, file: 'note.webm', expires, signature, viewer } as const;
  expect(paths.verify(request)).toEqual({ key, viewerId: 7 });
  // Until the end of 22 November in Nairobi.
  const path = /^\/media\/messages\/([0-9a-f]{32})\/photo\.webp\?expires=1795381200&signature=[\w-]{22}&viewer=7$/;
  expect(path.exec(paths.signFor(7)(key, 'photo.webp'))?.[1]).toBe(key);
  expect(() => paths.signFor(7)('../../etc', 'photo.webp')).toThrow(TypeError);
  for (const change of [{ file: 'note.m4a' }, { key: makePhotoKey() }, { viewer: '8' }, { viewer: '07' }] as const)
    expect(paths.verify({ ...request, ...change })).toBeNull();
  expect(paths.verify({ ...request, expires: String(Number(expires) + 1) })).toBeNull();
  // The end of 22 November in Nairobi.
  now = new Date('2026-11-22T20:59:59.999Z');
  expect(paths.verify(request)).not.toBeNull();
  now = new Date('2026-11-22T21:00:00Z');
  expect(paths.verify(request)).toBeNull();
});
