import type { OwnPreferences, WiderStep } from '@mwanzo/contract/preferences';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { linkOf, renderScreen, textOf } from '../testing/render-screen.tsx';
import { deckRequest, noFilters } from '../features/deck/filters/filter-rules.ts';
import { openPage } from '../testing/open-page.ts';

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

async function endWith(steps: WiderStep[]): Promise<string> {
  await openPage();
  const { DeckEnd } = await import('./deck-end.tsx');
  const client = new QueryClient();
  client.setQueryData(['preferences'], preferences);
  client.setQueryData(['wider-steps'], steps);
  client.setQueryData(['deck-end', query], null);
  return renderScreen(
    <QueryClientProvider client={client}>
      <DeckEnd
        failed={false}
        narrowed={false}
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
