import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

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
  const { body, reply } = await page.api.take('PATCH /api/account/settings/');
  expect([JSON.parse(body), timeout.mock.calls]).toEqual([{ language: 'sw' }, [[1500]]]);
  if (how === 'refuses') reply({ status: 503 });
  else patience.abort();
  await expect(saved).resolves.toBeUndefined();
});
