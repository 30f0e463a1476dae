import { expect, type Page } from '@playwright/test';
import type { Message } from '../../../contract/src/conversations/messages.ts';
import { test as connectionTest } from '../../network/connection-test.ts';
import { openPhoneLine } from '../../network/phone-line.ts';
import { choosePhoto } from '../../page/choose-photo.ts';
import { fillPhone, isHeld } from '../../page/full-phone.ts';
import { waitUntilStored } from '../../page/keep-offline.ts';
import { fillLoginForm, sendMessage } from '../../page/member-steps.ts';
import { makeTwoWithOneMatch } from '../../people/couple.ts';
import { makePhonePhoto } from '../../people/photo-files.ts';
import { makePremium } from '../../people/premium-member.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { apiRequest, demoPassword } from '../../server/api-requests.ts';

interface People {
  people: { one: WaitingMember; next: WaitingMember; match: WaitingMember };
}

/** Two members share a phone, and have the same match. The first one is signed in, and has Premium. */
const test = connectionTest.extend<People>({
  people: async ({}, use) => {
    const [one, next, match] = await makeTwoWithOneMatch();
    await makePremium(one);
    await use({ one, next, match });
  },
  signedInAs: async ({ people }, use) => use(people.one.email),
});

test.use({ serviceWorkers: 'allow' });
// Three new members, verified and matched, take a busy machine a while.
test.describe.configure({ timeout: 180_000 });

type Pressing = (target: ReturnType<Page['getByRole']>) => Promise<void>;

/** Reads a conversation as the match has it. */
async function listOf(match: WaitingMember, writer: WaitingMember): Promise<Message[]> {
  const path = `/api/messages/conversation/${writer.id}/?limit=1000`;
  return (await (await apiRequest('GET', path, { token: match.token })).json()) as Message[];
}

/** Lists what a writer has sent to the match, each message by its text and kind. */
async function arrivedFrom(match: WaitingMember, writer: WaitingMember): Promise<string[]> {
  const messages = await listOf(match, writer);
  return messages
    .filter(({ sender }) => sender === writer.id)
    .map(({ text, media }) => [media?.kind, text].filter(Boolean).join(' '));
}

/** Lists what waits on the phone, by its text or kind. */
const waitingOn = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('mwanzo.outbox') ?? '{"items":[]}';
    const { items } = JSON.parse(stored) as { items: { text: string; file?: { kind: string; isKept: boolean } }[] };
    return items.map(({ text, file }) =>
      [file?.kind, file?.isKept === false && 'not kept', text].filter(Boolean).join(' '),
    );
  });

async function write(page: Page, press: Pressing, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await press(page.getByRole('button', { name: 'Send', exact: true }));
}

async function sendPhoto(page: Page, press: Pressing, looks: string, caption: string): Promise<void> {
  await choosePhoto(page, await makePhonePhoto(looks));
  const preview = page.getByRole('dialog', { name: /^Photo for/ });
  await preview.getByPlaceholder('Add a caption...').fill(caption);
  await press(preview.getByRole('button', { name: 'Send', exact: true }));
  await expect(preview).toBeHidden();
}

async function sendVoiceNote(page: Page, press: Pressing): Promise<void> {
  await press(page.getByRole('button', { name: 'Record a voice note' }));
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await press(page.getByRole('button', { name: 'Send voice note' }));
}

async function signInOn(page: Page, press: Pressing, member: WaitingMember): Promise<void> {
  await fillLoginForm(page, member.email, demoPassword);
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL('/discover');
}

test('ten messages, two photos and a voice note outlive the end of a bundle, a reload and another member', async ({
  page,
  context,
  connection,
  people: { one, next, match },
  press,
}) => {
  await page.goto(`/chat/${match.id}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  await waitUntilStored(page);
  const line = await openPhoneLine(page, context, connection);
  const before = await arrivedFrom(match, one);

  await test.step('the bundle ends in the middle of what she sends', async () => {
    connection.breakRequests('POST /api/messages/send/', 'response lost');
    await write(page, press, '1');
    await expect.poll(() => connection.hits()).toBeGreaterThan(0);
    connection.breakRequests('POST /api/messages/media/photos/', { cutAfterBytes: 20_000 });
    for (const text of ['2', '3']) await write(page, press, text);
    await sendPhoto(page, press, 'otieno', 'first');
    await write(page, press, '4');
    await expect.poll(() => connection.hits()).toBeGreaterThan(0);
    await line.end();
    connection.repair();
    await write(page, press, '5');
    await sendVoiceNote(page, press);
    for (const text of ['6', '7']) await write(page, press, text);
    await sendPhoto(page, press, 'nafula', 'second');
    for (const text of ['8', '9', '10']) await write(page, press, text);
  });
  const left = ['photo first', '4', '5', 'voice', '6', '7', 'photo second', '8', '9', '10'];
  const sent = [...before, '1', '2', '3'];
  await expect.poll(() => waitingOn(page)).toEqual(left);
  await page.reload();
  expect(await waitingOn(page)).toEqual(left);
  expect(await arrivedFrom(match, one)).toEqual(sent);

  await test.step('another member signs in on the phone, writes, and logs out', async () => {
    await page.goto('about:blank');
    await line.goOn();
    await page.goto('/login');
    await signInOn(page, press, next);
    await page.goto(`/chat/${match.id}`);
    await sendMessage({ page, press }, 'Mine');
    await expect.poll(() => arrivedFrom(match, next)).toEqual(['Is the ferry running today?', 'Mine']);
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Back', exact: true }));
    await press(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
  });
  expect(await arrivedFrom(match, one)).toEqual(sent);

  await test.step('the first one comes back, and everything leaves', async () => {
    await signInOn(page, press, one);
    await expect.poll(() => arrivedFrom(match, one), { timeout: 60_000 }).toEqual([...sent, ...left]);
    await page.goto(`/chat/${match.id}`);
    await expect(page.getByRole('log').getByText('10', { exact: true })).toBeVisible();
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
  });
  expect(await arrivedFrom(match, next)).toEqual(['Is the ferry running today?', 'Mine']);
  expect(await page.evaluate(() => ['mwanzo.outbox', 'mwanzo.left'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);

  await test.step('on a full phone the browser asks before what waits would be lost, and it leaves once', async () => {
    connection.breakRequests('POST /api/messages/send/', { cutAfterBytes: 0 });
    await page.evaluate(fillPhone);
    await write(page, press, 'full');
    await expect.poll(() => connection.hits()).toBeGreaterThan(0);
    expect([await waitingOn(page), await page.evaluate(isHeld)]).toEqual([[], true]);
    connection.repair();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => page.evaluate(isHeld)).toBe(false);
    expect(await arrivedFrom(match, one)).toEqual([...sent, ...left, 'full']);
  });
});

test('two hundred messages that wait are shown, and leave in their order, once', async ({
  page,
  connection,
  people: { one, match },
  press,
}) => {
  const before = await arrivedFrom(match, one);
  await page.goto(`/chat/${match.id}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  connection.breakRequests('POST /api/messages/send/', { cutAfterBytes: 0 });
  for (const text of ['1', '2', '3']) await write(page, press, text);
  await expect.poll(() => waitingOn(page)).toEqual(['1', '2', '3']);
  await page.evaluate(() => {
    const { owner, items } = JSON.parse(localStorage.getItem('mwanzo.outbox') ?? '') as {
      owner: number;
      items: object[];
    };
    for (let text = 4; text <= 200; text += 1)
      items.push({ ...items[0], id: crypto.randomUUID(), text: String(text), phase: 'waiting' });
    localStorage.setItem('mwanzo.outbox', JSON.stringify({ owner, items }));
  });
  await page.reload();
  await expect(page.locator('[data-unsent]')).toHaveCount(200);
  await page.getByPlaceholder('Type a message...').fill('Still typing');
  connection.repair();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  const all = [...before, ...Array.from({ length: 200 }, (_, index) => String(index + 1))];
  await expect.poll(() => arrivedFrom(match, one), { timeout: 60_000 }).toEqual(all);
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
  await expect(page.getByRole('log').locator('[dir=auto]').last()).toHaveText('200');
  expect(await arrivedFrom(match, one)).toEqual(all);
  await expect(page.getByPlaceholder('Type a message...')).toHaveValue('Still typing');
});
