import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProductChoice } from './product-choice.tsx';

test('the group of passes, which gets the focus when none is chosen, is described by its error', () => {
  const markup = renderScreen(<ProductChoice value={undefined} error="Choose how long." onChange={() => undefined} />);
  const [, errorId] = /role="radiogroup"[^>]* aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(new RegExp(`id="${errorId}" role="alert"[^>]*>.*Choose how long\\.`));
});
