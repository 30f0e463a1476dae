import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const none = { status: 'none', reason: null, refusal: null, submitted_at: null, decide_by: null };
const pending = {
  ...none,
  status: 'pending',
  submitted_at: '2026-11-21T09:00:00.000Z',
  decide_by: '2026-11-23T09:00:00.000Z',
};

/** Shows the card above the deck to a member whose verification is this. */
async function openCard(verification: object, kept: number) {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { ReviewCard } = await import('./review-card.tsx');
  const onOpenKept = vi.fn();
  const screen = await showScreen(page, <ReviewCard kept={kept} onOpenKept={onOpenKept} />);
  (await page.api.take('GET /api/verify/')).reply({ body: verification, headers: { date: new Date().toUTCString() } });
  await page.requestsUnderWay();
  return { page, screen, onOpenKept };
}

test('the card above the deck leads to the documents while nobody is kept for later', async () => {
  const alone = await openCard(pending, 0);
  expect((await alone.screen.button('')).getAttribute('href')).toBe('/verify');
  expect(alone.onOpenKept).not.toHaveBeenCalled();
});

test('the card says how the review stands, with and without people who are kept for later', async () => {
  const { screen, onOpenKept } = await openCard(pending, 0);
  const { ReviewCard } = await import('./review-card.tsx');
  const { rememberVerification } = await import('../../../shared/verifications/verification.ts');
  const cards: string[] = [];
  for (const changes of [{}, { decide_by: '2026-11-22T08:00:00.000Z' }, { status: 'rejected' }])
    for (const kept of [0, 1, 3]) {
      rememberVerification({ ...pending, ...changes } as Parameters<typeof rememberVerification>[0]);
      screen.show(<ReviewCard kept={kept} onOpenKept={onOpenKept} />);
      cards.push(`${JSON.stringify(changes)}, ${kept} kept\n\n${screen.words()}`);
    }
  await expect(cards.join('\n')).toMatchFileSnapshot('./in-words/review-cards.txt');
});

test('with people kept for later the card counts them and opens their list', async () => {
  const { screen, onOpenKept } = await openCard(pending, 1);
  const [card, ...others] = screen.all('button, a', '');
  expect([card?.getAttribute('href'), others.length]).toEqual([null, 0]);
  await screen.pressElement(card);
  expect(onOpenKept).toHaveBeenCalledTimes(1);
});

test('after a refusal the card leads to the documents, and the kept people are below it', async () => {
  const { screen, onOpenKept } = await openCard({ ...pending, status: 'rejected' }, 1);
  const [card, kept] = screen.all('button, a', '');
  expect(card?.getAttribute('href')).toBe('/verify');
  await screen.pressElement(kept);
  expect(onOpenKept).toHaveBeenCalledTimes(1);
});

test('the card looks again when the member comes back, and an approval brings the badge', async () => {
  const { page, screen } = await openCard(pending, 0);
  page.dispatch('focus');
  (await page.api.take('GET /api/verify/')).reply({ body: pending });
  // The profile changes only with an approval.
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  page.dispatch('focus');
  (await page.api.take('GET /api/verify/')).reply({ body: { ...none, status: 'approved' } });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
  await until(() => expect(page.session.readSession().profile?.isVerified).toBe(true));
  expect(screen.text()).toBe('');
  screen.show(null);
  await page.requestsUnderWay();
  page.dispatch('focus');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a verification that could not be read again leaves the card as it was, and is logged', async () => {
  const { page, screen } = await openCard(pending, 0);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const before = screen.text();
  page.dispatch('focus');
  (await page.api.take('GET /api/verify/')).reply({ status: 400, headers: { date: new Date().toUTCString() } });
  await until(() => expect(logged).toHaveBeenCalledOnce());
  expect(screen.text()).toBe(before);
});
