import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a suspension for days ends by the server’s clock, is sent once, and is told to its member', async () => {
  const page = await openPage();
  const { request } = await import('../../../../api/request.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const { useReportDecision } = await import('./use-report-decision.ts');
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-20T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  void request('GET /api/switches/');
  const headers = { date: new Date('2026-11-22T09:00:00Z').toUTCString() };
  (await page.api.take('GET /api/switches/')).reply({ body: [], headers });
  await page.requestsUnderWay();
  const shown = { id: 4, name: 'Asha', reasons: ['fake', 'money'], suspended_alone: [] } as unknown as OpenedReportCase;
  const [onDone, onTaken] = [vi.fn(), vi.fn()];
  const decision = page.run(() => useReportDecision(shown, { onDone, onTaken }), undefined);
  expect(decision.now()).toMatchObject({
    name: 'Asha',
    draft: { decision: undefined, reason: 'fake', suspension: '7', date: '', note: '' },
    problem: null,
    isBusy: false,
    asked: null,
  });
  decision.now().record();
  await until(() => expect(decision.now().problem).toBe('decision'));
  decision.now().change({ decision: 'suspend', note: ' Again. ' });
  await until(() => expect(decision.now()).toMatchObject({ problem: null, draft: { decision: 'suspend' } }));
  decision.now().record();
  await until(() => expect(decision.now().isBusy).toBe(true));
  decision.now().record();
  expect(await page.requestsUnderWay()).toBe(1);
  const { body, reply } = await page.api.take('POST /api/moderation/reports/4/decide/');
  const { until: end, ...said } = JSON.parse(body) as { until: string };
  expect(said).toEqual({ decision: 'suspend', reason: 'fake', note: 'Again.' });
  expect(end).toMatch(/^2026-11-29T09:00:0/);
  reply({ body: {} });
  await until(() => expect([onDone.mock.calls, onTaken.mock.calls]).toEqual([[[]], []]));
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'Asha is notified.' });
});
