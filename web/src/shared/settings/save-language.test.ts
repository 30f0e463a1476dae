import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const path = 'PATCH /api/account/settings/';

test.each(['refuses', 'says nothing'])('a language is chosen though the server %s', async (how) => {
  const page = await openPage();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => {
    logged.mockRestore();
    timeout.mockRestore();
  });
  const { saveLanguage } = await import('./save-language.ts');
  const saved = saveLanguage('sw');
  const { body, reply } = await page.api.take(path);
  expect([JSON.parse(body), timeout.mock.calls]).toEqual([{ language: 'sw' }, [[1500]]]);
  if (how === 'refuses') reply({ status: 503 });
  else patience.abort();
  await expect(saved).resolves.toBe('sw');
});

test('of two choices the later one is told when the first has arrived, and holds for both', async () => {
  const page = await openPage();
  const { saveLanguage } = await import('./save-language.ts');
  for (const [one, other] of [
    ['sw', 'en'],
    ['en', 'sw'],
  ] as const) {
    const first = saveLanguage(one);
    const request = await page.api.take(path);
    const second = saveLanguage(other);
    expect(await page.requestsUnderWay()).toBe(1);
    request.reply({ body: {} });
    const { body, reply } = await page.api.take(path);
    expect(JSON.parse(body)).toEqual({ language: other });
    reply({ body: {} });
    expect(await Promise.all([first, second])).toEqual([other, other]);
  }
});
