import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const trialPath = 'POST /api/premium/trial/';
const refusal = { status: 409, body: { code: 'trial_not_offered', detail: '' } };

/** Opens the question about the trial. */
async function openQuestion() {
  const page = await openPage();
  const { TrialQuestion } = await import('./trial-question.tsx');
  const onClose = vi.fn();
  const onStarted = vi.fn();
  const question = (open: boolean) => <TrialQuestion open={open} onClose={onClose} onStarted={onStarted} />;
  const screen = await showScreen(page, question(true));
  return { page, screen, onClose, onStarted, show: (open: boolean) => screen.show(question(open)) };
}

test('the trial starts once, and the question closes before its end is told', async () => {
  const { page, screen, onClose, onStarted } = await openQuestion();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/trial-question.txt');
  await screen.press('Start now');
  await screen.press('Starting');
  expect(await page.requestsUnderWay()).toBe(1);
  const ends_at = '2026-12-01T09:00:00.000Z';
  (await page.api.take(trialPath)).reply({ body: { plan: 'premium', until: null, trial: { ends_at } } });
  await until(() => expect(onStarted.mock.calls).toEqual([[ends_at]]));
  expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onStarted.mock.invocationCallOrder[0] ?? 0);
});

test('a failed start says that it may be repeated, a refused one that it may not, and each is forgotten', async () => {
  const { page, screen, onClose, onStarted, show } = await openQuestion();
  await screen.press('Start now');
  (await page.api.take(trialPath)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('it starts only once.'));
  expect(onClose).not.toHaveBeenCalled();
  await screen.press('Not now');
  expect(onClose).toHaveBeenCalledOnce();
  show(false);
  show(true);
  expect(screen.text()).toContain('Start now');
  expect(screen.text()).not.toContain('it starts only once.');
  await screen.press('Start now');
  (await page.api.take(trialPath)).reply(refusal);
  await until(() => expect(screen.text()).toContain('The trial is not open to you now.'));
  expect(onStarted).not.toHaveBeenCalled();
});

test('a refused trial is asked about again, so that it is not offered any longer', async () => {
  const { page, screen } = await openQuestion();
  page.client.setQueryData(['premium'], { trial: { is_offered: true } });
  await screen.press('Start now');
  (await page.api.take(trialPath)).reply(refusal);
  await until(() => expect(page.client.getQueryState(['premium'])?.isInvalidated).toBe(true));
});

test('a trial that fails after its question was closed is told, and asked about again', async () => {
  const { page, screen, onStarted, show } = await openQuestion();
  page.client.setQueryData(['premium'], { trial: { is_offered: true } });
  await screen.press('Start now');
  const late = await page.api.take(trialPath);
  show(false);
  late.reply({ hangUp: true });
  await until(() => expect(page.toast()).toMatch(/it starts only once\./));
  expect([page.toastError(), page.client.getQueryState(['premium'])?.isInvalidated, onStarted.mock.calls]).toEqual([
    expect.any(Error),
    true,
    [],
  ]);
});

/** Shows the plans to a member with this state. */
async function openPlans(state: object) {
  const page = await openPage();
  const { TopUpScreen } = await import('./top-up-screen.tsx');
  const { trialQuestion } = await import('../../../shared/premium/premium-news.ts');
  const screen = await showScreen(page, <TopUpScreen />);
  // Until the response nobody knows.
  expect(screen.text()).not.toContain('Your plan');
  (await page.api.take('GET /api/premium/')).reply({ body: { until: null, stops_at: null, checkout: null, ...state } });
  await page.settled();
  return { screen, trialQuestion };
}

test('each member sees which plan is theirs, and a trial is asked about at a press', async () => {
  const basic = await openPlans({ plan: 'basic', trial: { is_offered: true, ends_at: null } });
  await expect(basic.screen.words()).toMatchFileSnapshot('./in-words/plans-basic.txt');
  await basic.screen.press('Try Premium');
  expect(basic.trialQuestion.read()).toBe('asked');
});

test('a member with Premium buys more time, where it can be paid', async () => {
  const end = '2099-12-19T09:00:00.000Z';
  const { screen } = await openPlans({ plan: 'premium', until: end, stops_at: end, checkout: 'mpesa' });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/plans-premium.txt');
});

test('whose trial has ended sees the plans, or carries on', async () => {
  const page = await openPage();
  const { TrialEndedSheet } = await import('./trial-ended-sheet.tsx');
  const [onClose, onGo] = [vi.fn(), vi.fn()];
  const screen = await showScreen(page, <TrialEndedSheet open onClose={onClose} onGo={onGo} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/trial-ended.txt');
  await screen.press('See plans');
  expect([onGo.mock.calls, onClose.mock.calls]).toEqual([[['/topup']], []]);
  await screen.press('Carry on with Basic');
  expect([onGo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['no visitor', undefined, 0],
  ['a member', { id: 1 }, 1],
])('the page of what is to come asks for %s whether there is a demo’s checkout', async (_, profile, asked) => {
  const page = await openPage(profile && { profile });
  await import('./pretend-checkout.tsx');
  const { ComingSoonScreen } = await import('./coming-soon-screen.tsx');
  const screen = await showScreen(page, <ComingSoonScreen />);
  await until(async () => expect(await page.requestsUnderWay()).toBe(asked));
  if (!profile) return;
  (await page.api.take('GET /api/premium/')).reply({ body: { checkout: 'pretend' } });
  await screen.button('Try the checkout');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/coming-soon.txt');
});

test.each([
  [0, 'Go to Discover', '/discover', 'Asante'],
  [1, 'See who likes you', '/likes', 'Karibu'],
])('with %i people who wait, the news of Premium leads by “%s” to %s', async (likers, button, path, word) => {
  const page = await openPage();
  const { PremiumBegunSheet } = await import('./premium-begun-sheet.tsx');
  const [onClose, onGo] = [vi.fn(), vi.fn()];
  const news = { until: '2026-12-01T09:00:00.000Z', likers, isTrial: word === 'Karibu' };
  const screen = await showScreen(page, <PremiumBegunSheet news={news} onClose={onClose} onGo={onGo} />);
  expect(screen.text()).toMatch(new RegExp(`^${word}\\|.*On until 1 Dec`));
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/premium-begun${likers > 0 ? '' : '-unliked'}.txt`);
  await screen.press(button);
  expect([onGo.mock.calls, onClose.mock.calls.length]).toEqual([[[path]], 0]);
  await screen.press('Carry on');
  expect([onGo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  screen.show(<PremiumBegunSheet news={null} onClose={onClose} onGo={onGo} />);
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect(screen.text()).not.toContain('Premium has begun');
});

test.each([
  ['pretend', true],
  ['mpesa', false],
  [null, false],
])('where payments are %j, the page of what is to come offers the demo’s checkout: %s', async (checkout, isOffered) => {
  const page = await openPage();
  const { PretendCheckout } = await import('./pretend-checkout.tsx');
  const screen = await showScreen(page, <PretendCheckout />);
  expect(screen.text()).toBe('');
  (await page.api.take('GET /api/premium/')).reply({ body: { checkout } });
  expect(await page.requestsUnderWay()).toBe(0);
  expect(screen.text().includes('Try the checkout')).toBe(isOffered);
});

test('whether this is a demo is not known after a failure, which is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const page = await openPage();
  const { PretendCheckout } = await import('./pretend-checkout.tsx');
  const screen = await showScreen(page, <PretendCheckout />);
  (await page.api.take('GET /api/premium/')).reply({ status: 400 });
  await until(() => expect(logged).toHaveBeenCalledOnce());
  expect([screen.text(), page.toast()]).toEqual(['', undefined]);
});
