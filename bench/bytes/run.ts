// Measures how many bytes of a member's data bundle a visit, a swipe session and a chat use, in a real browser with an
// empty cache.
import { randomUUID } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import { apiRequest, demoPassword, serverAddress, signIn } from '../../e2e/server/api-requests.ts';
import startServer from '../../e2e/server/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { formatTable } from '../report/table.ts';
import { openPhone, type Mode, type Phone, type Usage } from './phone.ts';
import { chat, passCards, waitForCard, waitForHeading, visit, writeMessages } from './visits.ts';

const cards = 50;
const messages = 50;
/** Matched demo people, a pair for each mode. */
const couples = {
  normal: ['amina@mwanzo.test', 'otieno.3@mwanzo.test'],
  'low data': ['brian@mwanzo.test', 'akinyi.1@mwanzo.test'],
} as const;

/** A new member for whom half of the demo people are candidates, so that both modes swipe the same people. */
async function signUpSwiper(): Promise<string> {
  const email = `swiper.${randomUUID()}@example.org`;
  const birthday = `${new Date().getFullYear() - 30}-02-03`;
  await apiRequest('POST', '/api/signup/', {
    body: {
      full_name: 'Kanini Mutua',
      email,
      password: demoPassword,
      birthday,
      gender: 'female',
      orientation: 'bisexual',
    },
  });
  const { access: token } = await signIn(email);
  await apiRequest('PUT', '/api/profiles/me', { token, body: { name: 'Kanini', age: 30, location: 'Machakos' } });
  return email;
}

type Measured = readonly [action: string, usage: Usage];

async function withPhone(
  browser: Browser,
  mode: Mode,
  email: string | undefined,
  work: (phone: Phone) => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const phone = await openPhone(browser, serverAddress(), mode, email);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
}

async function measure(browser: Browser, mode: Mode): Promise<readonly Measured[]> {
  const [member, partner] = couples[mode];
  const partnerId = await writeMessages(member, partner, messages - 2);
  const onPhone = withPhone.bind(null, browser, mode);
  return [
    ...(await onPhone(undefined, async (phone) => [['first visit to /', await visit(phone, '/', waitForHeading)]])),
    ...(await onPhone(undefined, async (phone) => [
      ['first visit to /login', await visit(phone, '/login', waitForHeading)],
    ])),
    ...(await onPhone(member, async (phone) => [
      ['first visit to /discover', await visit(phone, '/discover', waitForCard)],
    ])),
    ...(await onPhone(await signUpSwiper(), async (phone) => {
      await visit(phone, '/discover', waitForCard);
      return [[`${cards} more cards`, await passCards(phone, cards)]];
    })),
    ...(await onPhone(member, async (phone) => {
      await visit(phone, '/matches', waitForHeading);
      const opening = await visit(phone, `/chat/${partnerId}`, waitForHeading);
      return [
        [`opening a chat of ${messages} messages`, opening],
        ['opening it again', await visit(phone, `/chat/${partnerId}`, waitForHeading)],
        [`${messages / 2} messages sent, ${messages / 2} received`, await chat(phone, member, partner, messages)],
      ];
    })),
  ];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function linesOf(mode: Mode, measured: readonly Measured[]): string[][] {
  return measured.map(([action, { down, photos, api, requests, up }]) => [
    action,
    mode,
    kilobytes(down),
    kilobytes(photos),
    kilobytes(api),
    kilobytes(up),
    String(requests),
  ]);
}

const stop = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const lines = [
    ...linesOf('normal', await measure(browser, 'normal')),
    ...linesOf('low data', await measure(browser, 'low data')),
  ];
  console.log(
    formatTable([['action', 'mode', 'KB received', 'KB of photos', 'KB of API', 'KB sent', 'requests'], ...lines]),
  );
} finally {
  await browser.close();
  await stop();
}
