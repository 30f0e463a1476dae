import { expect, test } from 'vitest';
import { arePicturesShown } from './look-rules.ts';

interface Picture {
  loading?: 'eager' | 'lazy';
  complete?: boolean;
  src?: string;
  currentSrc?: string;
}

const content = (pictures: readonly Picture[], isLoading = false) =>
  ({
    querySelector: () => (isLoading ? {} : null),
    querySelectorAll: () =>
      pictures.map((each) => ({ loading: 'eager', complete: true, src: '/a.webp', currentSrc: '', ...each })),
  }) as unknown as Element;

test.each([
  ['there are none', [], true],
  ['all have arrived, or failed', [{}, {}], true],
  ['one is under way', [{}, { complete: false }], false],
  ['one has no address yet', [{ src: '' }], false],
  ['one has its address from a list', [{ src: '', currentSrc: '/a.webp' }], true],
  ['one waits until it is scrolled into view', [{ loading: 'lazy', complete: false }], true],
] as const)('pictures: %s', (_, pictures, shown) => {
  expect(arePicturesShown(content(pictures))).toBe(shown);
});

test('a document whose bytes are on their way is not shown', () => {
  expect(arePicturesShown(content([], true))).toBe(false);
});
