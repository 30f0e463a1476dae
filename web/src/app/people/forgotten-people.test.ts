import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';
import { storesOfPeople } from './stores-of-people.fixture.ts';

test.each(Object.entries(storesOfPeople))('%s: nothing is left of whom the member has left', async (_, open) => {
  const page = await openPage();
  const { forgetPerson } = await import('./forget-person.ts');
  const { fill, holds } = await open(page);
  const left = async (...people: readonly number[]) => Promise.all(people.map(holds));
  await fill(7);
  expect(await left(7)).toEqual([true]);
  forgetPerson(page.client, 7);
  await until(async () => expect(await left(7)).toEqual([false]));
  await fill(8);
  forgetPerson(page.client, 7);
  await page.requestsUnderWay();
  expect(await left(7, 8)).toEqual([false, true]);
});

test('entries about a person are removed, and lists that may name them are fetched again', async () => {
  const page = await openPage();
  const { forgetPerson } = await import('./forget-person.ts');
  const removed = ['call-availability', 'conversation', 'profile'];
  const fetchedAgain = ['blocks', 'date-plans', 'kept', 'likes', 'notifications', 'past-conversations'];
  for (const name of removed) for (const id of [7, 8]) page.client.setQueryData([name, id], { id });
  for (const name of fetchedAgain) page.client.setQueryData([name], []);
  forgetPerson(page.client, 7);
  for (const name of removed)
    expect([name, ...[7, 8].map((id) => page.client.getQueryData([name, id]) !== undefined)]).toEqual([
      name,
      false,
      true,
    ]);
  for (const name of fetchedAgain)
    expect([name, page.client.getQueryState([name])?.isInvalidated]).toEqual([name, true]);
});
