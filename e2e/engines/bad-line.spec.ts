import type { Message } from '../../contract/src/conversations/messages.ts';
import { openBreakableConnection, type BreakableConnection } from '../network/breakable-connection.ts';
import { fillPhone, isHeld, makeRoomForTexts } from '../page/full-phone.ts';
import { makeCouple } from '../people/couple.ts';
import { makePhonePhoto } from '../people/photo-files.ts';
import { makePremium } from '../people/premium-member.ts';
import type { WaitingMember } from '../people/waiting-member.ts';
import { apiRequest, demoPassword } from '../server/api-requests.ts';
import type { Driver } from './driver.ts';
import { expect, test as base } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const test = base.extend<{ connection: BreakableConnection }>({
  connection: async ({}, use) => {
    const connection = await openBreakableConnection();
    await use(connection);
    await connection.close();
  },
  address: async ({ connection }, use) => use(connection.address),
});

/** Lists what a member has sent, as the partner has it. */
async function arrivedFrom(member: WaitingMember, partner: WaitingMember): Promise<string[]> {
  const path = `/api/messages/conversation/${member.id}/`;
  const messages = (await (await apiRequest('GET', path, { token: partner.token })).json()) as Message[];
  return messages.filter(({ sender }) => sender === member.id).map(({ text, media }) => media?.kind ?? text);
}

/** Counts the items of a queue that wait on the device. */
const countWaiting = (driver: Driver, key: string) =>
  driver.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { items?: unknown[] }).items?.length ?? 0,
    key,
  );
/** The drivers cannot switch to airplane mode, so the page is told of it, until it is loaded again. */
const goOffline = (driver: Driver) =>
  driver.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
const comeOnline = (driver: Driver) => driver.evaluate(() => void dispatchEvent(new Event('online')));

async function write(visitor: Visitor, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await visitor.fill('Type a message...', text);
    await visitor.press('button', 'Send');
  }
}

test('what a dead line, a killed server or a full phone held up goes once, in order; Logout deletes the rest', async ({
  visitor,
  connection,
  save,
}) => {
  const { driver } = visitor;
  const [member, partner] = await makeCouple();
  await makePremium(member);
  await visitor.open('/login');
  await visitor.fill('Email', member.email);
  await visitor.fill('Password', demoPassword);
  await visitor.press('button', 'Sign In');
  await visitor.see('button', 'Like');
  await expect.poll(() => driver.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
  await visitor.press('link', 'Matches*');
  await visitor.press('button', 'Keep them here');
  await visitor.press('link', `${partner.name}*`);
  const before = await arrivedFrom(member, partner);
  const expectArrived = (...sent: string[]) =>
    expect.poll(() => arrivedFrom(member, partner)).toEqual([...before, ...sent]);
  const ten = Array.from({ length: 10 }, (_, index) => `Message ${index + 1}`);

  await test.step('the server is killed in the middle of ten messages', async () => {
    await write(visitor, ...ten.slice(0, 3));
    await expectArrived(...ten.slice(0, 3));
    connection.breakRequests('POST /api/messages/send/', 'response lost');
    await write(visitor, ...ten.slice(3, 4));
    await expectArrived(...ten.slice(0, 4));
    connection.goDown();
    connection.repair();
    await write(visitor, ...ten.slice(4));
    // The fourth counts as sent once the stream of events has brought it.
    expect(await countWaiting(driver, 'mwanzo.outbox')).toBeGreaterThanOrEqual(6);
    connection.goUp();
    await comeOnline(driver);
    await expectArrived(...ten);
  });

  await test.step('the line dies in the middle of an upload, and the page is loaded again without it', async () => {
    connection.breakRequests('POST /api/messages/media/photos/', { cutAfterBytes: 20_000 });
    await visitor.upload('Add a photo', save(await makePhonePhoto('otieno')));
    await visitor.see('field', 'Add a caption...');
    await visitor.press('button', 'Send');
    await expect.poll(() => connection.hits()).toBeGreaterThan(0);
    await write(visitor, 'Three', 'Four');
    await visitor.press('button', 'Back');
    await visitor.press('link', 'Discover');
    await visitor.see('button', 'Like');
    connection.goDown();
    connection.repair();
    await goOffline(driver);
    await visitor.press('button', 'Like');
    await expect.poll(() => countWaiting(driver, 'mwanzo.swipes')).toBe(1);
    await visitor.open('/topup');
    await visitor.see('link', 'Discover');
    expect(await countWaiting(driver, 'mwanzo.outbox')).toBe(3);
  });

  await test.step('two tabs send what is left, once', async () => {
    connection.goUp();
    await driver.openTab(new URL('/topup', connection.address).href);
    await comeOnline(driver);
    await expectArrived(...ten, 'photo', 'Three', 'Four');
    for (const key of ['mwanzo.swipes', 'mwanzo.outbox']) await expect.poll(() => countWaiting(driver, key)).toBe(0);
    await expectArrived(...ten, 'photo', 'Three', 'Four');
  });

  await test.step('a full phone keeps nothing for later, so it asks before the page is left', async () => {
    await visitor.press('link', 'Matches*');
    await visitor.press('link', `${partner.name}*`);
    await driver.evaluate(fillPhone);
    connection.goDown();
    await write(visitor, 'Five');
    expect([await countWaiting(driver, 'mwanzo.outbox'), await driver.evaluate(isHeld)]).toEqual([0, true]);
    await visitor.upload('Add a photo', save(await makePhonePhoto('otieno')));
    await visitor.see('field', 'Add a caption...');
    await visitor.press('button', 'Send');
    connection.goUp();
    await comeOnline(driver);
    await expectArrived(...ten, 'photo', 'Three', 'Four', 'Five', 'photo');
    await expect.poll(() => driver.evaluate(isHeld)).toBe(false);
  });

  await test.step('Logout asks, and deletes what waits with its key', async () => {
    await driver.evaluate(makeRoomForTexts);
    connection.goDown();
    await write(visitor, 'Six');
    expect(await countWaiting(driver, 'mwanzo.outbox')).toBe(1);
    await visitor.press('button', 'Back');
    await visitor.press('button', 'Logout');
    await visitor.seeText('Delete what you have not sent?');
    await visitor.press('button', 'Log out');
    await visitor.seePath('/login');
    expect(await countWaiting(driver, 'mwanzo.outbox')).toBe(0);
    await expect
      .poll(() => driver.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('mwanzo.unsent');
  });
});
