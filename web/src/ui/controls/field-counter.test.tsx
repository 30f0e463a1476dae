import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FieldCounter } from './field-counter.tsx';

test('a counter is announced only where little room is left, not after each letter', () => {
  expect(renderScreen(<FieldCounter count={449} max={500} />)).toContain('aria-live="off"');
  expect(renderScreen(<FieldCounter count={450} max={500} />)).toContain('aria-live="polite"');
  expect(renderScreen(<FieldCounter count={500} max={500} />)).toContain('aria-live="polite"');
});
