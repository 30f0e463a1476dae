import type { Page } from '@playwright/test';
import { expectAccessible } from '../../page/expect-accessible.ts';
import type { SignedUpMember } from '../../people/signed-up-member.ts';
import { openDevice } from '../../people/stored-session.ts';
import { makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import { signIn } from '../../server/api-requests.ts';
import { expect, test as base } from '../../test.ts';

interface TwoPeople {
  /** Two matched members, each with the chat open on a phone of their own. */
  people: { sender: Page; receiver: Page; senderName: string; receiverName: string };
}

const test = base.extend<TwoPeople>({
  people: async ({ browser, contextOptions }, use) => {
    const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
    await makeMatch(one, other);
    const open = async (member: SignedUpMember, partner: SignedUpMember) => {
      const context = await openDevice(browser, await signIn(member.email), contextOptions);
      const page = await context.newPage();
      await page.goto(`/chat/${partner.id}`);
      await expect(input(page)).toBeVisible();
      return page;
    };
    const [sender, receiver] = [await open(one, other), await open(other, one)];
    await use({ sender, receiver, senderName: one.name, receiverName: other.name });
    await Promise.all([sender.context().close(), receiver.context().close()]);
  },
});

const input = (page: Page) => page.getByPlaceholder('Type a message...');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Think again before you send' });
const plea = 'Could you send me 3,500 for the matatu?';

async function write(page: Page, text: string) {
  await input(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('who asks for money is asked to think again, and who gets it anyway is warned', async ({ people }) => {
  const { sender, receiver, senderName, receiverName } = people;
  await receiver.setViewportSize({ width: 320, height: 500 });
  await write(sender, plea);
  await expect(sheet(sender)).toBeVisible();
  await expect(sheet(sender).getByText(`It reads as if you ask ${receiverName} for money.`)).toBeVisible();
  await expect(sheet(sender).locator('mark')).toHaveText('send me 3,500');
  await expectAccessible(sender, 'think again');
  await sheet(sender).getByRole('button', { name: 'Send it as it is' }).click();
  // The receiver has the chat open, so "Seen" may follow at once.
  await expect(sender.getByRole('log').getByText(/^(Sent|Seen)/)).toBeVisible();

  await expect(receiver.getByRole('log').getByText(plea)).toBeVisible();
  const title = receiver.getByRole('button', { name: `${senderName} asks for money. Nobody on Mwanzo should.` });
  await expect(title).toBeVisible();
  await expect(receiver.getByText('Only you see this.')).toBeVisible();
  // The card's code comes while the list scrolls, and the card is higher than the space that was reserved for it.
  const below = () => receiver.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect.poll(below).toBeLessThanOrEqual(1);
  await expectAccessible(receiver, 'chat with a warning');
  await receiver.getByRole('button', { name: 'What to know' }).click();
  const know = receiver.getByRole('dialog', { name: 'What to know' });
  await expect(know.getByRole('listitem')).toHaveCount(3);
  await know.getByRole('button', { name: 'Close' }).click();
  await title.click();
  await expect(receiver.getByText('Only you see this.')).toBeHidden();
  // The composer is not locked, and the sender sees no warning.
  await write(receiver, 'No, sorry. How was the trip?');
  await expect(sender.getByRole('log').getByText('No, sorry. How was the trip?')).toBeVisible();
  await expect(sender.getByText('asks for money')).toHaveCount(0);
});

test('the message can be changed, and what is harmless then goes without a word', async ({ people }) => {
  const { sender, receiver } = people;
  await write(sender, plea);
  await expect(sheet(sender)).toBeVisible();
  await sheet(sender).getByRole('button', { name: 'Change my message' }).click();
  await expect(sheet(sender)).toBeHidden();
  await expect(input(sender)).toHaveValue(plea);
  await expect(input(sender)).toBeFocused();
  await expect.poll(() => input(sender).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(10);
  await write(sender, 'Could you send me a song for the matatu?');
  await expect(receiver.getByRole('log').getByText('Could you send me a song for the matatu?')).toBeVisible();
  await expect(receiver.getByText(plea)).toHaveCount(0);
  await expect(receiver.getByText('Only you see this.')).toHaveCount(0);
});

test('Back means to change the message, and the same text is not questioned twice', async ({ people }) => {
  const { sender, receiver, senderName } = people;
  await write(sender, plea);
  await expect(sheet(sender)).toBeVisible();
  await sender.goBack();
  await expect(sheet(sender)).toBeHidden();
  await expect(input(sender)).toHaveValue(plea);
  await sender.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(receiver.getByRole('button', { name: new RegExp(`^${senderName} asks for money`) })).toBeVisible();
  await expect(sheet(sender)).toBeHidden();
});
