import { expect, it } from 'vitest';
import { countText } from './count-badge.tsx';

it('a badge is empty for zero, then shows the number up to nine, then "9+"', () => {
  expect([-1, 0, 1, 9, 10, 250].map(countText)).toEqual(['', '', '1', '9', '9+', '9+']);
});
