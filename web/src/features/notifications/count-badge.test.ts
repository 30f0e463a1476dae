import { expect, it } from 'vitest';
import { countText } from './count-badge.tsx';

it('a badge says nothing for none, the number up to nine, then "9+"', () => {
  expect([-1, 0, 1, 9, 10, 250].map(countText)).toEqual(['', '', '1', '9', '9+', '9+']);
});
