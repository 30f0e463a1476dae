import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import type { ReportForm } from './report-rules.ts';

test('a report that was begun comes back for its writer about its person, until it is sent', async () => {
  const { session, signInAs } = await openPage();
  const { keepForm, readKeptForm } = await import('./kept-form.ts');
  const form = { details: 'He asked for money' } as unknown as ReportForm;
  keepForm(7, form);
  expect([readKeptForm(7), readKeptForm(8)]).toEqual([form, undefined]);
  session.logout();
  signInAs(2);
  expect(readKeptForm(7)).toBeUndefined();
  keepForm(7, form);
  keepForm(7, undefined);
  expect(readKeptForm(7)).toBeUndefined();
});
