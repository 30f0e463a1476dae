import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import type { OpenedReportCase } from './report-queries.ts';

const dayMs = 86_400_000;

test.each([
  ['is asked about', 25],
  ['is sent at once', 20],
])('a week that %s follows %i days for which the reviewer has suspended them alone', async (what, days) => {
  const page = await openPage();
  const { useReportDecision } = await import('./use-report-decision.ts');
  const [from, to] = [Date.now() - days * dayMs, Date.now()].map((moment) => new Date(moment).toISOString());
  const alone = [{ from, until: to }];
  const shown = { id: 4, name: 'Asha', reasons: ['money'], suspended_alone: alone } as unknown as OpenedReportCase;
  const callbacks = { onDone: () => undefined, onTaken: () => undefined };
  const decision = page.run(() => useReportDecision(shown, callbacks), undefined);
  decision.now().change({ decision: 'suspend', note: 'Again.' });
  await until(() => expect(decision.now().draft.note).toBe('Again.'));
  decision.now().record();
  const isAsked = what === 'is asked about';
  expect([await page.requestsUnderWay(), decision.now().asked !== null]).toEqual(isAsked ? [0, true] : [1, false]);
});
