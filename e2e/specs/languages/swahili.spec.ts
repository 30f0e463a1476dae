import { emailOf } from '../../people/demo-members.ts';
import { expect, test } from '../../test.ts';

test.describe('a member in Swahili', () => {
  test.use({ signedInAs: emailOf('nyambura'), locale: 'sw-KE' });

  test('finds somebody by the Swahili word of an interest, and reads interests in Swahili', async ({ page }) => {
    await page.goto('/discover');
    const card = page.getByRole('region', { name: 'Wasifu wa kuchagua' }).locator(':scope > div:not([inert])');
    await expect(card.getByRole('article')).toBeVisible();
    const found = page.waitForResponse((response) => response.url().includes('search=milima'));
    await page.getByRole('searchbox').fill('milima');
    const people = (await (await found).json()) as { name: string; interests: string[] }[];
    expect(people.length).toBeGreaterThan(0);
    for (const { interests } of people) expect(interests).toContain('Hiking');
    await expect(card.getByRole('article')).toContainText(people[0]?.name ?? '');
    await card.getByRole('button', { name: /wasifu/i }).press('Enter');
    const preview = page.getByRole('dialog');
    await expect(preview.getByText('Kupanda milima')).toBeVisible();
    await expect(preview.getByText('Hiking')).toHaveCount(0);
  });

  test('types an interest in Swahili and gets the suggested one', async ({ page }) => {
    await page.goto('/profile');
    const field = page.getByLabel('Mambo unayopenda');
    await expect(field).toBeVisible();
    const hiking = page.getByRole('button', { name: 'Ondoa Kupanda milima' });
    if (await hiking.isVisible()) await hiking.click();
    await field.fill('kupanda MILIMA');
    await field.press('Enter');
    await expect(hiking).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ongeza Kupanda milima' })).toHaveCount(0);
  });

  test('the tile of likes is not cut on small screens', async ({ page }) => {
    await page.route('**/api/profiles/likes-me/**', (route) =>
      route.fulfill({ json: { plan: 'basic', people: [], still_to_come: 3 } }),
    );
    await page.goto('/matches');
    const name = page.getByRole('link', { name: /Wakupendao/ }).locator('.match-face-name');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(name).toBeVisible();
      const [text, tile] = await name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [range.getBoundingClientRect().width, element.getBoundingClientRect().width];
      });
      expect(text, `at ${width} px`).toBeLessThanOrEqual(tile ?? 0);
    }
  });

  test('no placeholder is cut on the smallest screens', async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/discover');
      const search = page.getByRole('searchbox');
      await expect(search).toBeVisible();
      const room = await search.evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) throw new Error('no canvas');
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return inside - canvas.measureText(input.placeholder).width;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });
});

test('the landing page, sign-in and sign-up offer the languages on the first screen of the smallest phone', async ({
  page,
  press,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kiswahili' })).toBeInViewport({ ratio: 1 });
  for (const [path, title, button] of [
    ['/login', 'Karibu tena Mwanzo', 'English'],
    ['/signup', 'Create your account', 'Kiswahili'],
  ] as const) {
    await page.goto(path);
    const toggle = page.getByRole('button', { name: path === '/login' ? 'Kiswahili' : 'English' });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await press(toggle);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
