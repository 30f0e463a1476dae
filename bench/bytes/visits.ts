// The actions of a member whose bytes are measured.
import { expect as playwrightExpect, type Page } from '@playwright/test';
import { apiRequest, signIn } from '../../e2e/server/api-requests.ts';
import { topCard } from '../../e2e/page/locators.ts';
import { sendMessage } from '../../e2e/page/member-steps.ts';
import type { Phone, Usage } from './phone.ts';

/** Generous, because only bytes are measured here. */
const expect = playwrightExpect.configure({ timeout: 30_000 });

export async function visit(
  { page, readUsage }: Phone,
  path: string,
  waitUntilReady: (page: Page) => Promise<void>,
): Promise<Usage> {
  await page.goto(path);
  await waitUntilReady(page);
  return readUsage();
}

/** Waits for the page's heading. */
export async function waitForHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits for the photos of the top card, if it has any. */
export async function waitForCard(page: Page): Promise<void> {
  await expect
    .poll(() =>
      topCard(page).evaluate((card) =>
        [...card.querySelectorAll('img')].every((photo) => photo.complete && photo.naturalWidth > 0),
      ),
    )
    .toBe(true);
}

/** Passes this many cards, each after its photo has loaded, like a member who looks at them. */
export async function passCards({ page, readUsage }: Phone, count: number): Promise<Usage> {
  const name = topCard(page).getByRole('heading', { level: 2 });
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  for (let passed = 0; passed < count; passed += 1) {
    await waitForCard(page);
    const passedName = await name.textContent();
    await pass.tap();
    await expect(name).not.toHaveText(passedName ?? '');
    await expect(pass).toBeEnabled();
  }
  await waitForCard(page);
  return readUsage();
}

/** Writes this many messages, both members in turn. Returns the partner's id. */
export async function writeMessages(email: string, partnerEmail: string, count: number): Promise<number> {
  const [member, partner] = await Promise.all([signIn(email), signIn(partnerEmail)]);
  for (let sent = 0; sent < count; sent += 1) {
    const [from, to] = sent % 2 === 0 ? [member, partner] : [partner, member];
    await apiRequest('POST', '/api/messages/send/', {
      token: from.access,
      body: { sender: from.user.id, receiver: to.user.id, text: textOf(sent) },
    });
  }
  return partner.user.id;
}

const texts = [
  'Habari ya leo?',
  'Nzuri sana. I just got back from the market, it was full.',
  'Did you find the mangoes you wanted?',
  'Yes, and the man gave me two more for free because I greeted his mother.',
  'Ha. That always works.',
  'Are you free on Saturday afternoon? There is live music at the park.',
];
const textOf = (index: number) => texts[index % texts.length] ?? '';

/** Exchanges this many messages. The partner writes every other one, from another device. */
export async function chat(
  { page, readUsage }: Phone,
  email: string,
  partnerEmail: string,
  count: number,
): Promise<Usage> {
  const [member, partner] = await Promise.all([signIn(email), signIn(partnerEmail)]);
  for (let exchanged = 0; exchanged < count; exchanged += 2) {
    const received = `${textOf(exchanged)} (${exchanged})`;
    await apiRequest('POST', '/api/messages/send/', {
      token: partner.access,
      body: { sender: partner.user.id, receiver: member.user.id, text: received },
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('log').getByText(received)).toBeVisible();
    await sendMessage({ page, press: (target) => target.tap() }, `${textOf(exchanged + 1)} (${exchanged + 1})`);
  }
  return readUsage();
}
