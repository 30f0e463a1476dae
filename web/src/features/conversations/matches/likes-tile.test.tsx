import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { LikesTile } from './likes-tile.tsx';

test('the likes tile is called what it shows', () => {
  const tile = renderScreen(<LikesTile count={12} />);
  expect(textOf(tile)).toBe('|9+|Like you|');
  expect(tile).not.toMatch(/aria-(label|hidden="true"[^>]*><b|hidden="true"[^>]*>Like)/);
  expect(textOf(renderScreen(<LikesTile count={1} />))).toBe('|1|Likes you|');
});
