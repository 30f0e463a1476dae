// What a member does, as far as bytes tell the difference.
import { expect as playwrightExpect, type Page } from '@playwright/test';
import { apiRequest, signIn } from '../../e2e/server/api-requests.ts';
import { topCard } from '../../e2e/page/locators.ts';
import { sendMessage } from '../../e2e/page/member-steps.ts';
import type { Phone, Usage } from './phone.ts';

/** Nothing is measured by time here. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

export async function visit(
  { page, readUsage }: Phone,
  path: string,
  there: (page: Page) => Promise<void>,
): Promise<Usage> {
  await page.goto(path);
  await there(page);
  return readUsage();
}

/** Ready when the heading is there. */
export async function seesHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ready when the present card's photo is, if it has one. */
export async function seesCard(page: Page): Promise<void> {
  await expect
    .poll(() =>
      topCard(page).evaluate((card) =>
        [...card.querySelectorAll('img')].every((photo) => photo.complete && photo.naturalWidth > 0),
      ),
    )
    .toBe(true);
}

/** Passes so many cards, each once its photo is there, as somebody does who looks at them. */
export async function passCards({ page, readUsage }: Phone, count: number): Promise<Usage> {
  const name = topCard(page).getByRole('heading', { level: 2 });
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  for (let passed = 0; passed < count; passed += 1) {
    await seesCard(page);
    const present = await name.textContent();
    await pass.tap();
    await expect(name).not.toHaveText(present ?? '');
    await expect(pass).toBeEnabled();
  }
  await seesCard(page);
  return readUsage();
}

/** A first line for each of so many messages, both sides in turn. */
export async function writeMessages(email: string, partnerEmail: string, count: number): Promise<number> {
  const [own, partner] = await Promise.all([signIn(email), signIn(partnerEmail)]);
  for (let sent = 0; sent < count; sent += 1) {
    const [from, to] = sent % 2 === 0 ? [own, partner] : [partner, own];
    await apiRequest('POST', '/api/messages/send/', {
      token: from.access,
      body: { sender: from.user.id, receiver: to.user.id, text: lineOf(sent) },
    });
  }
  return partner.user.id;
}

const lines = [
  'Habari ya leo?',
  'Nzuri sana. I just got back from the market, it was full.',
  'Did you find the mangoes you wanted?',
  'Yes, and the man gave me two more for free because I greeted his mother.',
  'Ha. That always works.',
  'Are you free on Saturday afternoon? There is live music at the park.',
];
const lineOf = (index: number) => lines[index % lines.length] ?? '';

/** So many messages, every other one the partner's, who writes from elsewhere. */
export async function chat(
  { page, readUsage }: Phone,
  email: string,
  partnerEmail: string,
  count: number,
): Promise<Usage> {
  const [own, partner] = await Promise.all([signIn(email), signIn(partnerEmail)]);
  for (let exchanged = 0; exchanged < count; exchanged += 2) {
    const received = `${lineOf(exchanged)} (${exchanged})`;
    await apiRequest('POST', '/api/messages/send/', {
      token: partner.access,
      body: { sender: partner.user.id, receiver: own.user.id, text: received },
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('log').getByText(received)).toBeVisible();
    await sendMessage({ page, press: (target) => target.tap() }, `${lineOf(exchanged + 1)} (${exchanged + 1})`);
  }
  return readUsage();
}
