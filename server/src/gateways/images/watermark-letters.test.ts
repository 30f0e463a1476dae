import { expect, test } from 'vitest';
import { dotsOf, letterSize } from './watermark-letters.ts';

test('each letter of a watermark can be read', async () => {
  const text = '0123456789-: RZ';
  const dots = new Set(dotsOf(text).map(({ x, y }) => `${x} ${y}`));
  const rows = Array.from({ length: letterSize.height }, (_, y) =>
    Array.from({ length: text.length * letterSize.width }, (__, x) => (dots.has(`${x} ${y}`) ? '#' : ' '))
      .join('')
      .trimEnd(),
  );
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('in-words/letters.txt');
  expect(() => dotsOf('A')).toThrow(RangeError);
});
