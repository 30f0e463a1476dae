import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, test } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';

test('whoever was left leaves the list of matches before the code that removes the rest is there', async () => {
  const { client } = await openPage();
  const { leavePerson } = await import('./leave-person.ts');
  const { endedContacts } = await import('../../shared/matches/ended-contacts.ts');
  const { matchesQuery } = await import('../../queries/matches.ts');
  client.setQueryData<Match[]>(matchesQuery.queryKey, [matchWith(7), matchWith(8)]);
  leavePerson(client, 7);
  const left = client.getQueryData<Match[]>(matchesQuery.queryKey)?.map(({ id }) => id);
  expect([left, [...endedContacts.read()]]).toEqual([[8], [7]]);
  await import('../people/forget-person.ts');
});
