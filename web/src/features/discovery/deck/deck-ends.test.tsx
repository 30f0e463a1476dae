import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const later = () => Date.now() + 3_600_000;

/** Shows the end of this limit to a member with this profile. */
async function openLimit(kind: 'swipes' | 'profiles', isVerified: boolean, limits = { [kind]: later() }) {
  const page = await openPage({ profile: { id: 1, isVerified } });
  const { DayLimit } = await import('./day-limit.tsx');
  const { dayLimits } = await import('../../../queries/day-limits.ts');
  const onOver = vi.fn();
  dayLimits.write(limits);
  const screen = await showScreen(page, <DayLimit kind={kind} onOver={onOver} />);
  return { page, screen, onOver, limits: () => Object.keys(dayLimits.read()) };
}

test('a limit that is over is lifted alone, and the deck loads again', async () => {
  const { screen, onOver, limits } = await openLimit('swipes', true, { swipes: Date.now() - 1, profiles: later() });
  await until(() => expect(onOver).toHaveBeenCalled());
  expect([limits(), screen.text()]).toEqual([['profiles'], '']);
});

test('the trial is offered only to those who may have it', async () => {
  const { page, screen } = await openLimit('swipes', true);
  const trial = () => screen.all('button', 'Try Premium for three days');
  expect(trial()).toEqual([]);
  (await page.api.take('GET /api/premium/')).reply({ body: { trial: { is_offered: true } } });
  await until(() => expect(trial()).toHaveLength(1));
  await screen.pressElement(trial()[0]);
  const { trialQuestion } = await import('../../../queries/premium-news.ts');
  expect(trialQuestion.read()).toBe('asked');
});

test.each([
  ['swipes', true, false],
  ['profiles', true, true],
  ['profiles', false, false],
] as const)(
  'why the %s of the day end is said where Premium ends it; verified: %s',
  async (kind, isVerified, isSaid) => {
    const { screen } = await openLimit(kind, isVerified);
    expect(screen.text().includes('Premium all of them')).toBe(isSaid);
  },
);

test.each([
  [false, ['Refresh', 'Clear Filters']],
  [true, ['Refresh']],
])('the buttons of an empty deck do what they say; a load that failed has only one: %s', async (failed, names) => {
  const page = await openPage();
  const { EmptyDeck } = await import('./empty-deck.tsx');
  const on = { Refresh: vi.fn(), 'Clear Filters': vi.fn() };
  const screen = await showScreen(
    page,
    <EmptyDeck
      failed={failed}
      narrowed
      searched=""
      decidedAll={false}
      onRefresh={on.Refresh}
      onClear={on['Clear Filters']}
    />,
  );
  expect(screen.all('button', '').map(({ textContent }) => textContent)).toEqual(names);
  for (const name of names) await screen.press(name);
  expect(Object.values(on).map(({ mock }) => mock.calls.length)).toEqual([1, names.length - 1]);
});
