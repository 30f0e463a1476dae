import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

const path = 'POST /api/profiles/likes-me/seen/';

/** Shows a list that the server made at this time. */
async function showList(asOf: string | undefined) {
  const page = await openPage();
  const { useSeenUntil } = await import('./use-seen-until.ts');
  const list = page.run((time: string | undefined) => useSeenUntil(time), asOf);
  const become = (visibilityState: string) =>
    Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  return { page, list, become, hide: () => become('hidden') };
}

test('a list counts as seen once the member leaves it, and not before', async () => {
  const { page, list, become } = await showList('2026-11-28T11:00:00Z');
  become('visible');
  expect(await page.requestsUnderWay()).toBe(0);
  list.unmount();
  expect(JSON.parse((await page.api.take(path)).body)).toEqual({ as_of: '2026-11-28T11:00:00Z' });
});

test('a page that is hidden is left, once for each list, also after a failure', async () => {
  const { page, list, hide } = await showList('2026-11-28T11:00:00Z');
  hide();
  (await page.api.take(path)).reply({ status: 503 });
  hide();
  expect(await page.requestsUnderWay()).toBe(0);
  list.change('2026-11-28T12:00:00Z');
  hide();
  expect(JSON.parse((await page.api.take(path)).body)).toEqual({ as_of: '2026-11-28T12:00:00Z' });
});

test('a list that never came was not seen', async () => {
  const { page, list, hide } = await showList(undefined);
  hide();
  list.unmount();
  expect(await page.requestsUnderWay()).toBe(0);
});
