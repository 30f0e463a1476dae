import { topCard } from '../page/locators.ts';
import { findByName } from '../page/member-steps.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: 'wanjiku.2@mwanzo.test' });

test('prompts', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await findByName({ page, press }, 'Otieno');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toContainText('Otieno');
  await picture('discover-prompt');
  await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Like this answer: My perfect/ });
  await heart.scrollIntoViewIfNeeded();
  await picture('preview-prompts');
  await press(heart);
  await expect(page.getByRole('dialog', { name: 'Like Otieno' })).toBeVisible();
  await picture('like-comment');
});

test('own-prompts', async ({ page, press, picture }) => {
  await page.goto('/profile');
  const prompt = page.getByRole('button', { name: /^Edit your answer: Teach me/ });
  await prompt.scrollIntoViewIfNeeded();
  await picture('profile-prompts');
  await press(prompt);
  const sheet = page.getByRole('dialog', { name: 'Your answer' });
  await expect(sheet).toBeVisible();
  await picture('prompt-answer');
  await press(sheet.getByRole('button', { name: 'Another question' }));
  await expect(page.getByRole('dialog', { name: 'Pick a question' })).toBeVisible();
  await picture('prompt-questions');
});

test.describe('in Swahili', () => {
  test.use({ locale: 'sw-KE' });

  test('prompts in Swahili: of others, in a like, one’s own', async ({ page, press, picture }) => {
    await page.goto('/discover');
    await page.getByRole('searchbox').fill('Otieno');
    const card = page.getByRole('region', { name: 'Wasifu wa kuchagua' }).locator(':scope > div:not([inert])');
    await expect(card.getByRole('heading', { level: 2 })).toContainText('Otieno');
    await press(card.getByRole('button', { name: /wasifu/i }));
    const heart = page.getByRole('dialog').getByRole('button', { name: /^Penda jibu hili: Jumamosi/ });
    await heart.scrollIntoViewIfNeeded();
    await picture('preview-prompts-swahili');
    await press(heart);
    await expect(page.getByRole('dialog', { name: 'Mpende Otieno' })).toBeVisible();
    await picture('like-comment-swahili');
    await page.goto('/profile');
    const prompt = page.getByRole('button', { name: /^Hariri jibu lako: Nifundishe/ });
    await prompt.scrollIntoViewIfNeeded();
    await picture('profile-prompts-swahili');
    await press(prompt);
    await press(page.getByRole('button', { name: 'Swali lingine' }));
    await expect(page.getByRole('dialog', { name: 'Chagua swali' })).toBeVisible();
    await picture('prompt-questions-swahili');
  });
});
