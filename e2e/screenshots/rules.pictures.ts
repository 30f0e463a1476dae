import { expect, test } from './picture.ts';

for (const page of ['privacy', 'terms', 'support', 'community'])
  test(`rules-${page}`, async ({ page: tab, picture }) => {
    await tab.goto(`/${page}`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(`rules-${page}`);
    if (page !== 'privacy') return;
    await picture('rules-privacy-whole', { whole: true });
    await tab.goto(`/${page}?lang=sw`);
    await picture('rules-privacy-swahili', { whole: true });
  });
