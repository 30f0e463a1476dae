import { expect, test } from 'vitest';
import { linkOf, renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { Meanwhile } from './meanwhile.tsx';

test('while documents are in review the page links to what can be done, and says what is looked at', () => {
  const screen = renderScreen(<Meanwhile />);
  expect(linkOf(screen, 'Look around and keep people for later')).toBe('/discover');
  expect(linkOf(screen, 'Answer prompts')).toBe('/profile');
  expect(linkOf(screen, 'Add photos')).toBe('/profile');
  expect(linkOf(screen, 'Choose whom to meet')).toBe('/preferences');
  expect(textOf(screen)).toContain('|What the reviewer looks at|If ID, selfie and first photo show one person|');
});
