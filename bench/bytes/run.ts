// How many bytes a visit, a swipe session and a chat cost a member's data bundle, in a real browser with a cold cache.
import { randomUUID } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import { apiRequest, demoPassword, serverAddress, signIn } from '../../e2e/server/api-requests.ts';
import startServer from '../../e2e/server/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { lineUpTable } from '../report/table.ts';
import { takePhone, type Mode, type Phone, type Usage } from './phone.ts';
import { chat, passCards, seesCard, seesHeading, visit, writeMessages } from './visits.ts';

const cards = 50;
const messages = 50;
/** Demo people who are matched, a pair for each mode. */
const couples = {
  normal: ['amina@mwanzo.test', 'otieno.3@mwanzo.test'],
  'low data': ['brian@mwanzo.test', 'akinyi.1@mwanzo.test'],
} as const;

/** Somebody new whom half of the demo people suit, so that both modes swipe through the same crowd. */
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

type Measured = readonly [what: string, usage: Usage];

async function withPhone(
  browser: Browser,
  mode: Mode,
  email: string | undefined,
  work: (phone: Phone) => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const phone = await takePhone(browser, serverAddress(), mode, email);
  try {
    return await work(phone);
  } finally {
    await phone.putAway();
  }
}

async function measure(browser: Browser, mode: Mode): Promise<readonly Measured[]> {
  const [member, partner] = couples[mode];
  const partnerId = await writeMessages(member, partner, messages - 2);
  const here = withPhone.bind(null, browser, mode);
  return [
    ...(await here(undefined, async (phone) => [['first visit to /', await visit(phone, '/', seesHeading)]])),
    ...(await here(undefined, async (phone) => [['first visit to /login', await visit(phone, '/login', seesHeading)]])),
    ...(await here(member, async (phone) => [['first visit to /discover', await visit(phone, '/discover', seesCard)]])),
    ...(await here(await signUpSwiper(), async (phone) => {
      await visit(phone, '/discover', seesCard);
      return [[`${cards} cards more`, await passCards(phone, cards)]];
    })),
    ...(await here(member, async (phone) => {
      await visit(phone, '/matches', seesHeading);
      const opening = await visit(phone, `/chat/${partnerId}`, seesHeading);
      return [
        [`opening a chat of ${messages} messages`, opening],
        ['opening it again', await visit(phone, `/chat/${partnerId}`, seesHeading)],
        [`${messages / 2} messages sent, ${messages / 2} received`, await chat(phone, member, partner, messages)],
      ];
    })),
  ];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function linesOf(mode: Mode, measured: readonly Measured[]): string[][] {
  return measured.map(([what, { down, photos, calls, requests, up }]) => [
    what,
    mode,
    kilobytes(down),
    kilobytes(photos),
    kilobytes(calls),
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
    lineUpTable([['what', 'mode', 'KB received', 'of it photos', 'of it calls', 'KB sent', 'requests'], ...lines]),
  );
} finally {
  await browser.close();
  await stop();
}
