import { expect, test, vi } from 'vitest';

test('a choice is stored before the page loads again in it', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const reloadPage = vi.fn(async () => void expect(document.cookie).toContain('mwanzo.language=sw'));
  vi.doMock(import('../../loading/missing-code.ts'), () => ({ reloadPage }));
  const { changeLanguage } = await import('./change-language.ts');
  changeLanguage('sw');
  await expect(reloadPage.mock.results[0]?.value).resolves.toBeUndefined();
});
