import { expect, test } from 'vitest';
import { isPathOf } from './own-photo-path.ts';

const key = '0123456789abcdef0123456789abcdef';
const photos = [
  [2, 'f'.repeat(32), 10, 10, ''],
  [1, key, 10, 10, ''],
] as const;

test.each([
  [`/media/photos/${key}/1080.webp?expires=1790000000&signature=a-B_c&viewer=7.a-B_c`, true],
  [`/media/photos/${key}/160.webp`, true],
  [`/media/photos/${key.replace('0', 'f')}/160.webp`, false],
  [`/media/photos/${key}/200.webp`, false],
  [`https://example.com/media/photos/${key}/160.webp`, false],
  [`/media/photos/${key}/160.webp#x`, false],
  ['', false],
  ['null', false],
])('%s is the path of one of the photos: %s', (text, isOwn) => {
  expect(isPathOf(photos, text)).toBe(isOwn);
});
