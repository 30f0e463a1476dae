import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const trial = { is_offered: false, ends_at: '2026-12-01T15:42:00.000Z', was_started: true };

test('a trial that has started lifts the limits of the day on this page, and the plan is shown at once', async () => {
  const page = await openPage();
  const { startTrial } = await import('./premium-trial.ts');
  const { dayLimits } = await import('./day-limits.ts');
  const midnight = Date.now() + 3_600_000;
  dayLimits.write({ swipes: midnight, messages: midnight });
  const starting = startTrial(page.client);
  const state = { plan: 'premium', until: trial.ends_at, stops_at: trial.ends_at, trial };
  (await page.api.take('POST /api/premium/trial/')).reply({ body: state });
  expect(await starting).toBe(trial.ends_at);
  expect(dayLimits.read()).toEqual({});
  expect(page.client.getQueryData(['premium'])).toMatchObject({ plan: 'premium', trial });
});

test('a trial that did not start lifts nothing', async () => {
  const page = await openPage();
  const { startTrial } = await import('./premium-trial.ts');
  const { dayLimits } = await import('./day-limits.ts');
  const limits = { swipes: Date.now() + 3_600_000 };
  dayLimits.write(limits);
  const starting = expect(startTrial(page.client)).rejects.toMatchObject({ code: 'trial_not_offered' });
  const refusal = { code: 'trial_not_offered', detail: '' };
  (await page.api.take('POST /api/premium/trial/')).reply({ status: 409, body: refusal });
  await starting;
  expect(dayLimits.read()).toEqual(limits);
});
