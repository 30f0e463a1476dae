import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const trial = { is_offered: false, ends_at: '2026-12-01T15:42:00.000Z', was_started: true };

test('a trial that has started lifts the limits of the day on this page, and the plan is shown at once', async () => {
  const page = await openPage();
  const { startTrial } = await import('./premium-trial.ts');
  const { dayLimits } = await import('../allowances/day-limits.ts');
  const midnight = Date.now() + 3_600_000;
  dayLimits.write({ swipes: midnight, messages: midnight, profiles: midnight });
  const outdated = [['likes'], ['call-availability', 7], ['deck-end', {}]];
  for (const queryKey of [...outdated, ['matches']]) page.client.setQueryData(queryKey, {});
  const starting = startTrial(page.client);
  const state = { plan: 'premium', until: trial.ends_at, stops_at: trial.ends_at, trial };
  (await page.api.take('POST /api/premium/trial/')).reply({ body: state });
  expect(await starting).toBe(trial.ends_at);
  expect(dayLimits.read()).toEqual({});
  expect(page.client.getQueryData(['premium'])).toEqual(state);
  const isOutdated = (queryKey: unknown[]) => page.client.getQueryState(queryKey)?.isInvalidated;
  expect([...outdated.map(isOutdated), isOutdated(['matches'])]).toEqual([true, true, true, false]);
});

test('a trial that did not start lifts nothing', async () => {
  const page = await openPage();
  const { startTrial } = await import('./premium-trial.ts');
  const { dayLimits } = await import('../allowances/day-limits.ts');
  const limits = { swipes: Date.now() + 3_600_000 };
  dayLimits.write(limits);
  const starting = expect(startTrial(page.client)).rejects.toMatchObject({ code: 'trial_not_offered' });
  const refusal = { code: 'trial_not_offered', detail: '' };
  (await page.api.take('POST /api/premium/trial/')).reply({ status: 409, body: refusal });
  await starting;
  expect(dayLimits.read()).toEqual(limits);
});

test('Premium that opens also opens likes, calls and the end of the deck', async () => {
  const page = await openPage();
  const { openPremium } = await import('./open-premium.ts');
  const keys = [['likes'], ['call-availability', 7], ['call-availability', 8], ['deck-end', {}]];
  for (const key of [...keys, ['matches']]) page.client.setQueryData(key, {});
  openPremium(page.client);
  for (const key of keys) expect([key, page.client.getQueryState(key)?.isInvalidated]).toEqual([key, true]);
  expect(page.client.getQueryState(['matches'])?.isInvalidated).toBe(false);
});

test.each([
  [{ trial: { ...trial, ends_at: '2026-12-01T15:42:00.000Z' }, until: '2026-12-09T00:00:00Z' }, trial.ends_at],
  [{ trial: null, until: '2026-12-09T00:00:00Z' }, '2026-12-09T00:00:00Z'],
  [{ trial: null, until: null }, ''],
])('of %j the end of the trial is told', async (state, end) => {
  const page = await openPage();
  const { startTrial } = await import('./premium-trial.ts');
  const starting = startTrial(page.client);
  (await page.api.take('POST /api/premium/trial/')).reply({ body: { plan: 'premium', ...state } });
  expect(await starting).toBe(end);
});

test('where the trial is offered its question loads, and a page does not close one that is open', async () => {
  const page = await openPage();
  const { useTrialOffer } = await import('./premium-trial.ts');
  const { trialQuestion } = await import('./premium-news.ts');
  page.client.setQueryDefaults(['premium'], { staleTime: Number.POSITIVE_INFINITY });
  page.client.setQueryData(['premium'], { trial });
  const offer = page.run(() => useTrialOffer(), undefined);
  expect([offer.now(), trialQuestion.read()]).toEqual([null, 'none']);
  page.client.setQueryData(['premium'], { trial: { ...trial, is_offered: true } });
  await page.requestsUnderWay();
  expect(trialQuestion.read()).toBe('near');
  offer.now()?.();
  expect(trialQuestion.read()).toBe('asked');
  offer.unmount();
  page.run(() => useTrialOffer(), undefined);
  await page.requestsUnderWay();
  expect(trialQuestion.read()).toBe('asked');
});

test.each([
  ['mpesa', '/premium'],
  ['pretend', '/coming-soon'],
  [null, '/coming-soon'],
])('where the checkout is %s, "Get Premium" opens %s', async (checkout, path) => {
  const page = await openPage();
  const { usePremiumPath } = await import('./use-premium-path.ts');
  page.client.setQueryDefaults(['premium'], { staleTime: Number.POSITIVE_INFINITY });
  page.client.setQueryData(['premium'], { checkout });
  expect(page.run(() => usePremiumPath(), undefined).now()).toBe(path);
});
