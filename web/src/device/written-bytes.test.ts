import { expect, onTestFinished, test, vi } from 'vitest';
import { base64url } from './base64url.ts';
import { newUuid } from './new-uuid.ts';

test.each([
  [[], ''],
  [[0], 'AA'],
  [[251, 255, 254, 62, 63], '-__-Pj8'],
  [[255, 239, 190, 251, 239, 190], '_-------'],
])('the bytes %j are %s in base64url', (bytes, text) => {
  expect(base64url(Uint8Array.from(bytes))).toBe(text);
});

test('a UUID is of version 4 and its variant, whatever the random bytes are, and two differ', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  onTestFinished(() => random.mockRestore());
  const from = (byte: number) => {
    random.mockImplementationOnce((bytes) => (bytes as unknown as Uint8Array<ArrayBuffer>).fill(byte) as never);
    return newUuid();
  };
  expect([from(0), from(255)]).toEqual([
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ]);
  expect(newUuid()).not.toBe(newUuid());
});
