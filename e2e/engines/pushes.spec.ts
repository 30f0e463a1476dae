import { openPushService, type PushService } from '../network/push-service.ts';
import { listMatches } from '../people/matches.ts';
import { makeMatch, makeVerifiedMember } from '../people/verified-member.ts';
import { apiRequest, demoPassword } from '../server/api-requests.ts';
import { expect, test as base } from './engine-test.ts';

const test = base.extend<{ pushes: PushService }>({
  pushes: async ({}, use) => {
    const pushes = await openPushService();
    await use(pushes);
    await pushes.close();
  },
  firefoxPreferences: async ({ pushes }, use) => use(pushes.firefoxPreferences),
});
test.skip(({ engine }) => engine !== 'firefox', 'of the three engines only Firefox takes a push service of our own');

/** Lists the notifications on the phone, as the service worker has made them. */
const shownNotifications = () =>
  navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body, tag, data }) => ({ title, body, tag, link: data as string })));

test('a message reaches a phone that has put the app away, through a push service that cannot read it', async ({
  visitor,
  address,
  pushes,
}) => {
  const { driver } = visitor;
  const [member, partner] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(member, partner);
  // The test may run at night.
  await apiRequest('PATCH', '/api/account/settings/', { token: member.token, body: { quiet_hours: null } });
  await visitor.open('/login');
  await visitor.fill('Email', member.email);
  await visitor.fill('Password', demoPassword);
  await visitor.press('button', 'Sign In');
  await visitor.seePath('/discover');
  await visitor.keepNoChats();
  await visitor.see('link', 'Matches');
  await visitor.open('/matches');
  expect(pushes.subscriptions.size).toBe(0);
  await visitor.press('button', 'Tell me when they write');
  await visitor.seeText('We will tell you');
  expect(pushes.subscriptions.size).toBe(1);

  // The visitor opens a picture of the same site: this closes the app, and its page can still list the notifications.
  await driver.open(new URL('/icons/app-192.png', address).href);
  await expect
    .poll(async () => (await listMatches(partner.token)).map(({ presence }) => presence), { timeout: 40_000 })
    .toEqual(['today']);
  const body = { sender: partner.id, receiver: member.id, text: 'Siri yangu' };
  await apiRequest('POST', '/api/messages/send/', { token: partner.token, body });
  const link = `/chat/${partner.id}`;
  await expect
    .poll(() => driver.evaluate(shownNotifications), { timeout: 30_000 })
    .toEqual([{ title: 'Mwanzo', body: 'You have a new message.', tag: `chat-${partner.id}`, link }]);
  expect(pushes.sent.map(({ status }) => status)).toEqual([201]);
  expect(pushes.sent[0]?.body.toString('latin1')).not.toMatch(/message|chat|Mwanzo/);

  // The next member who signs in on this phone gets no pushes of this member.
  await visitor.open('/settings');
  await visitor.press('button', 'Logout');
  await visitor.seePath('/login');
  await expect.poll(() => pushes.subscriptions.size).toBe(0);
});
