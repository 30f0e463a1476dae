import type { OwnPreferences, WiderStep } from '@mwanzo/contract/people/preferences';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markupInWords } from '../testing/markup-in-words.ts';
import { linkOf, renderScreen, textOf } from '../testing/render-screen.tsx';
import { deckRequest, noFilters } from '../features/discovery/deck/filters/filter-rules.ts';
import type { LimitKind } from '../shared/allowances/day-limits.ts';
import { exampleLast, matchWith } from '../testing/example-match.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const nothing = () => undefined;
const preferences: OwnPreferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'anywhere',
  intent: [],
  verified_only: false,
  is_chosen: true,
};
const ages: WiderStep = { change: { preference: 'ages', min_age: 23, max_age: 43 }, brings: { about: 30 } };

const query = deckRequest('', noFilters);

interface End {
  failed?: boolean;
  limits?: Partial<Record<LimitKind, number>>;
  isVerified?: boolean;
  narrowed?: boolean;
  matches?: Match[];
}

async function endWith(
  steps: WiderStep[],
  { failed = false, limits = {}, isVerified = true, narrowed = false, matches = [] }: End = {},
): Promise<string> {
  await openPage({ profile: { id: 1, isVerified } });
  const { DeckEnd } = await import('./deck-end.tsx');
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  dayLimits.write(limits);
  const client = new QueryClient();
  client.setQueryData(['matches'], matches);
  client.setQueryData(['preferences'], preferences);
  client.setQueryData(['wider-steps'], steps);
  client.setQueryData(['deck-end', query], null);
  return renderScreen(
    <QueryClientProvider client={client}>
      <DeckEnd
        failed={failed}
        narrowed={narrowed}
        searched=""
        decidedAll={false}
        query={query}
        onRefresh={nothing}
        onClear={nothing}
      />
    </QueryClientProvider>,
  );
}

test.each([
  ['steps wider', [ages]],
  ['nothing wider', []],
])('the end of a deck has its words and both buttons first, and offers %s below', async (_, steps) => {
  const screen = await endWith(steps);
  const end = textOf(screen);
  expect(end).toMatch(
    new RegExp(
      String.raw`No profiles found\|You've seen all available profiles\. Check back later for more!\|.*` +
        String.raw`Refresh\|.*Clear Filters\|.*You have met everyone\|` +
        String.raw`Men, 28 to 38, in Kenya: you have seen them all\.\|`,
    ),
  );
  expect(linkOf(screen, 'Change preferences')).toBe('/preferences');
  expect(end.includes('One step wider brings')).toBe(steps.length > 0);
});

test('a deck that could not be loaded says so above a button', async () => {
  const text = textOf(await endWith([], { failed: true }));
  expect(text).toMatch(/Nobody to show yet\|We cannot reach Mwanzo\..*Refresh/);
  expect(text).not.toMatch(/No profiles found|You have met everyone/);
});

const [premium, verify] = ['No daily limit with Premium', 'Get verified to see more people'];
const later = Date.now() + 3_600_000;
const ownLast = { ...exampleLast, sender: 1 };
const [theirs, mine, none] = [
  matchWith(7, { last_message: exampleLast }),
  matchWith(8, { last_message: ownLast }),
  matchWith(9, { last_message: null }),
];

test('used-up swipes take the place of any end, and count the matches whose message came last', async () => {
  const end = { limits: { swipes: later }, narrowed: true, failed: true, matches: [theirs, mine, none] };
  const screen = await endWith([ages], end);
  const text = textOf(screen);
  expect(text).toContain('One is waiting for an answer.');
  expect(text).not.toContain('No profiles found');
  expect([linkOf(screen, 'Go to matches'), linkOf(screen, premium)]).toEqual(['/matches', '/topup']);
});

test('used-up swipes lead a member without the badge to Premium too', async () => {
  const screen = await endWith([], { limits: { swipes: later }, isVerified: false });
  expect([linkOf(screen, verify), linkOf(screen, premium)]).toEqual([undefined, '/topup']);
});

test('used-up profiles lead a member without the badge to it, and with it to Premium', async () => {
  const limits = { profiles: later };
  const unverified = await endWith([], { limits, isVerified: false });
  const verified = await endWith([], { limits });
  expect([linkOf(unverified, verify), linkOf(unverified, premium)]).toEqual(['/verify', undefined]);
  expect([linkOf(verified, verify), linkOf(verified, premium)]).toEqual([undefined, '/topup']);
});

const noon = Date.parse('2026-11-24T12:00:00+03:00');
const midnight = Date.parse('2026-11-25T00:00:00+03:00');

test.each<[string, WiderStep[], End]>([
  ['of-everybody', [ages], {}],
  ['of-a-search', [], { narrowed: true }],
  ['that-failed', [], { failed: true }],
  ['of-swipes', [], { limits: { swipes: midnight }, matches: [theirs, mine, { ...theirs, id: 9 }] }],
  ['of-profiles', [], { limits: { profiles: midnight }, isVerified: false }],
])('the end of the deck %s is whole', async (name, steps, end) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const words = await markupInWords(await endWith(steps, end));
  await expect(words).toMatchFileSnapshot(`./in-words/deck-end-${name}.txt`);
});

test('used-up profiles are no reason for a search that finds nobody', async () => {
  const text = textOf(await endWith([ages], { limits: { profiles: later }, narrowed: true }));
  expect(text).toContain('No profiles match your current filters.');
  expect(text).not.toContain('You have met everyone');
});

test('why a deck has ended is asked again each time, while a sun turns', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: true } });
  const { DeckEnd } = await import('./deck-end.tsx');
  const end = { failed: false, narrowed: false, searched: '', decidedAll: false, query };
  const shown = <DeckEnd {...end} onRefresh={nothing} onClear={nothing} />;
  page.client.setQueryData(['preferences'], preferences);
  page.client.setQueryData(['wider-steps'], []);
  const screen = await showScreen(page, shown);
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const asked = `GET /api/profiles/discover/?${new URLSearchParams(parameters)}`;
  for (const reply of [{ body: [] }, { body: [], headers: { 'x-deck-end': 'limit' } }]) {
    const { reply: answer } = await page.api.take(asked);
    expect([screen.all('[role=status], output', '').length, screen.text()]).toEqual([1, 'Loading...']);
    answer(reply);
    await until(() => expect(screen.text()).toContain('headers' in reply ? 'Premium' : 'No profiles found'));
    screen.show(null);
    await page.requestsUnderWay();
    screen.show(shown);
  }
});

test.each([
  ['limit', true],
  ['seen', false],
  ['', false],
])('the end of the deck with the header "%s" is the end of the day’s profiles: %s', async (end, isLimit) => {
  const { api } = await openPage();
  const { noteUsedUpProfiles } = await import('../shared/deck/deck-end.ts');
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  dayLimits.write({ swipes: later });
  const noted = noteUsedUpProfiles({ min_age: 18, ages: 'preferred' });
  const asked = await api.take('GET /api/profiles/discover/?min_age=18&ages=preferred');
  expect(asked.authorization).toBe('Bearer a');
  asked.reply({ body: [], headers: { 'x-deck-end': end } });
  await noted;
  expect(dayLimits.read()).toEqual({ swipes: later, ...(isLimit && { profiles: expect.any(Number) }) });
});

test.each([
  ['2026-11-28T20:59', 0, '2026-11-28T21:00'],
  ['2026-11-28T21:00', 0, '2026-11-29T21:00'],
  // In Nairobi it is ten in the evening. This phone shows one at night, two days later.
  ['2026-11-30T22:00', -51, '2026-12-01T00:00'],
])('at %s, %s hours from the real time, the day’s profiles are used up until %s', async (now, error, end) => {
  const { api } = await openPage();
  const { clockError } = await import('../device/server-clock.ts');
  const { noteUsedUpProfiles } = await import('../shared/deck/deck-end.ts');
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${now}Z`));
  onTestFinished(() => void vi.restoreAllMocks());
  clockError.write(error * 3_600_000);
  const noted = noteUsedUpProfiles({});
  (await api.take('GET /api/profiles/discover/?')).reply({ body: [], headers: { 'x-deck-end': 'limit' } });
  await noted;
  expect(dayLimits.read().profiles).toBe(Date.parse(`${end}Z`));
});
