import type { CallAvailability, PastCall } from '@mwanzo/contract/conversations/calls';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoId } from '../../demo/src/demo-ids.ts';
import { respondWith } from '../network/intercept-requests.ts';
import { stageChat, stagedMessage } from '../network/staged-chat.ts';
import { openPageOf } from '../people/couple.ts';
import { demoPerson, emailOf } from '../people/demo-members.ts';
import { makePremium } from '../people/premium-member.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';
import { expect, test } from './picture.ts';

/** At each size, another pair of members has the call: all sizes are taken at the same time. */
const pairs: Record<string, readonly [own: string, partner: string]> = {
  '360x640': ['brian', 'wanjiku'],
  '390x844': ['amina', 'kiptoo'],
  '1280x800': ['jeptoo', 'kimutai'],
};
const pair = () => pairs[test.info().project.name] ?? ['brian', 'wanjiku'];
const own = () => demoId(pair()[0]);
const partner = () => demoId(pair()[1]);

test.use({ signedInAs: async ({}, use) => use(emailOf(pair()[0])) });

/** Finds the phone button, once its code has loaded: before, the header's last button is the name. */
const phoneOf = (page: Page) =>
  page.getByRole('button', { name: /^Call |ask to talk$|no answer yet$|would like to talk$/ });

const past = (minutesAgo: number, call: Partial<PastCall>): PastCall => ({
  id: `00000000-0000-4000-8000-0000000${10_000 + minutesAgo}`,
  mine: false,
  reason: 'user_hangup',
  started_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  seconds: null,
  ...call,
});

/** The match asks in the middle of the conversation. */
type Standing = Omit<CallAvailability, 'asked_at'>;

async function openStaged(page: Page, standing: Standing): Promise<void> {
  const people = { own: own(), partner: partner() };
  await stageChat(page, people, [
    stagedMessage(people, 1, 'Which hike was it?', { mine: true, minutesAgo: 95 }),
    stagedMessage(people, 2, 'The one above Limuru, with the tea.', { minutesAgo: 90 }),
    stagedMessage(people, 3, 'I would like to hear how you say it.', { mine: true, minutesAgo: 40 }),
  ]);
  const asked_at = standing.talk === 'asked_me' ? new Date(Date.now() - 30 * 60_000).toISOString() : null;
  await respondWith(page, 'GET /api/calls/with/*', { ...standing, asked_at });
  await page.goto(`/chat/${partner()}`);
  await expect(phoneOf(page)).toBeEnabled();
}

const sheets: [name: string, standing: Omit<Standing, 'calls'>][] = [
  ['ask', { talk: 'none', may_call: 'needs_talk' }],
  ['asked', { talk: 'asked', may_call: 'needs_talk' }],
  ['asked-me', { talk: 'asked_me', may_call: 'needs_talk' }],
  ['needs-premium', { talk: 'both', may_call: 'needs_premium' }],
  ['quiet-hours', { talk: 'both', may_call: 'quiet_hours' }],
  ['unanswered', { talk: 'both', may_call: 'unanswered' }],
  ['needs-messages', { talk: 'none', may_call: 'needs_messages' }],
  ['off', { talk: 'none', may_call: 'off' }],
];

for (const [name, standing] of sheets)
  test(`calls-${name}`, async ({ page, press, picture }) => {
    await openStaged(page, { ...standing, calls: [] });
    await press(phoneOf(page));
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture(`calls-${name}`);
  });

test('calls-asked-line', async ({ page, picture }) => {
  await openStaged(page, { talk: 'asked_me', may_call: 'needs_talk', calls: [] });
  await expect(page.getByRole('log').getByRole('button', { name: 'Answer' })).toBeVisible();
  await picture('calls-asked-line');
});

test('calls-lines', async ({ page, picture }) => {
  const calls = [
    past(93, { mine: true, reason: 'declined' }),
    past(60, { seconds: 372 }),
    past(50, { reason: 'invite_timeout' }),
    past(20, { mine: true, seconds: 31 }),
    past(10, { reason: 'declined' }),
    past(5, { mine: true, reason: 'ice_failed' }),
  ];
  await openStaged(page, { talk: 'both', may_call: 'yes', calls });
  await expect(page.getByRole('log').getByText(/^Voice call, not connected/)).toBeVisible();
  await picture('calls-lines');
});

/** The partner's device. Both may call each other now, at any hour. */
async function openPartner(browser: Browser, options: BrowserContextOptions, token: string): Promise<Page> {
  const { email } = demoPerson(pair()[1]);
  const { access } = await signIn(email);
  for (const [by, to] of [
    [token, partner()],
    [access, own()],
  ] as const) {
    await apiRequest('PATCH', '/api/account/settings/', { token: by, body: { quiet_hours: null } });
    await apiRequest('PUT', `/api/calls/with/${to}/talk/`, { token: by, body: { yes: true } });
  }
  await makePremium({ token: access });
  return openPageOf(browser, options, { email }, `/chat/${own()}`);
}

test('calls-live', async ({ page, browser, contextOptions, token, press, picture }) => {
  const theirs = await openPartner(browser, contextOptions, token);
  const streaming = page.waitForResponse('**/api/events/');
  await page.goto('/matches');
  await streaming;
  await press(phoneOf(theirs));
  const answer = page.getByRole('button', { name: 'Answer' });
  await expect(answer).toBeVisible();
  await picture('calls-incoming');
  await press(answer);
  await expect(page.getByText(/^[1-9]\d* KB/)).toBeVisible();
  await picture('calls-talking');
  await press(page.getByRole('button', { name: 'Mute' }));
  await press(page.getByRole('button', { name: 'Write', exact: true }));
  await expect(page).toHaveURL(`/chat/${partner()}`);
  await expect(page.getByRole('region', { name: /^Call with / })).toBeVisible();
  await picture('calls-folded');
  await press(theirs.getByRole('button', { name: 'End call' }));
  await expect(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible();
  await picture('calls-after');
  await theirs.context().close();
});

test('calls-outgoing', async ({ page, press, picture }) => {
  const id = '00000000-0000-4000-8000-000000000001';
  const ringing = { id, partner: partner(), role: 'caller', state: 'ringing', reason: null, offer: null };
  await page.route('**/api/calls/', (route) => {
    const { device } = route.request().postDataJSON() as { device: string };
    return route.fulfill({
      status: 201,
      json: { ...ringing, device, rings_for_ms: 45_000, lasts_for_ms: 0, ice_servers: [] },
    });
  });
  await page.route('**/api/calls/*/signal/', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/calls/*/end/', (route) => route.fulfill({ status: 204 }));
  await openStaged(page, { talk: 'both', may_call: 'yes', calls: [] });
  await press(phoneOf(page));
  await expect(page.getByText('Calling...')).toBeVisible();
  await picture('calls-outgoing');
  await press(page.getByRole('button', { name: 'End call' }));
  await respondWith(page, 'POST /api/calls', {
    ...ringing,
    state: 'ended',
    reason: 'user_busy',
    device: id,
    rings_for_ms: 0,
    lasts_for_ms: 0,
    ice_servers: [],
  });
  await press(phoneOf(page));
  await expect(page.getByText('did not answer')).toBeVisible();
  await picture('calls-no-answer');
});

test('calls-no-microphone', async ({ page, press, picture }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openStaged(page, { talk: 'both', may_call: 'yes', calls: [] });
  await press(phoneOf(page));
  await expect(page.getByRole('dialog', { name: 'The microphone is not allowed' })).toBeVisible();
  await picture('calls-no-microphone');
});
