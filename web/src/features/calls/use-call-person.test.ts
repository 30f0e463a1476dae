import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

test('a partner whose match ends during the call stays on the screen, and is marked as gone', async () => {
  const page = await openPage();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useCallPerson } = await import('./use-call-person.ts');
  page.client.setQueryData(matchesQuery.queryKey, [exampleMatch]);
  const person = page.run((id: number) => useCallPerson(id), exampleMatch.user.id);
  expect(person.now()).toMatchObject({ name: 'Otieno', isGone: false });
  page.client.setQueryData(matchesQuery.queryKey, []);
  await until(() => expect(person.now()).toMatchObject({ name: 'Otieno', isGone: true }));
});
