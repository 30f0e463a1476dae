import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

test('a reviewer reads what they did as theirs, and the end of a colleague’s id', async () => {
  await openPage();
  const { reviewerText } = await import('./reviewer-text.ts');
  expect([reviewerText(1), reviewerText(153168870227589)]).toEqual(['By you', 'By reviewer 7589']);
});
