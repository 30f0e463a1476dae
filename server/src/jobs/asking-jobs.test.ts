import { expect, onTestFinished, test, vi } from 'vitest';
import { endDueCalls, pushCalls } from '../features/conversations/calls/index.ts';
import { collectDateMails, sendDateMail } from '../features/conversations/dates/index.ts';
import {
  askDueOrders,
  askReceipts,
  closeOldOrders,
  collectReceiptMails,
  sendReceiptMail,
} from '../features/billing/payments/index.ts';
import { foldLessons, foldTogether, refitNightly, setPrices } from '../features/discovery/matching/index.ts';
import { collectMails, sendNoticeMail } from '../features/notices/mails/index.ts';
import { collectNews, pushNews } from '../features/notices/push/index.ts';
import { collectAccountMails, sendAccountMail } from '../features/people/recovery/index.ts';
import { tellOfTrialEnd } from '../features/notices/premium-reminders/index.ts';
import { eraseFilesOfDeleted } from '../features/personal-data/index.ts';
import { eraseDueDocuments, listUnscreened, screenVerification } from '../features/trust/verifications/index.ts';
import { startCallEnds, startRings } from './start-calls.ts';
import { startDocumentErasure, startFileErasure } from './start-erasures.ts';
import { startFolding } from './start-folding.ts';
import type { Loop } from './start-loop.ts';
import { startLookingForLessons } from './start-looking-for-lessons.ts';
import { startPayments } from './start-payments.ts';
import { startPrices } from './start-prices.ts';
import { startRefits } from './start-refits.ts';
import { queuedJobs } from './queued-jobs.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';

vi.mock('../features/conversations/calls/index.ts', { spy: true });
vi.mock('../features/conversations/dates/index.ts', { spy: true });
vi.mock('../features/notices/mails/index.ts', { spy: true });
vi.mock('../features/notices/push/index.ts', { spy: true });
vi.mock('../features/people/recovery/index.ts', { spy: true });
vi.mock('../features/billing/payments/index.ts', { spy: true });
vi.mock('../features/discovery/matching/index.ts', { spy: true });
vi.mock('../features/notices/premium-reminders/index.ts', { spy: true });
vi.mock('../features/personal-data/index.ts', { spy: true });
vi.mock('../features/trust/verifications/index.ts', { spy: true });

const order: string[] = [];
const works = { askDueOrders, askReceipts, closeOldOrders, endDueCalls, pushCalls, foldLessons, foldTogether };
const all = { ...works, setPrices, tellOfTrialEnd, eraseFilesOfDeleted, eraseDueDocuments };
for (const [name, work] of Object.entries(all))
  vi.mocked(work as () => Promise<unknown>).mockImplementation(async () => void order.push(name));

const given = { database: 'database', clock: 'clock', events: 'events', onFailure: vi.fn() };

/** Starts a loop, and notes what its first round does. */
async function firstRound(start: (on: never) => Loop, more: object = {}): Promise<string[]> {
  order.length = 0;
  const on = { ...given, ...more } as never;
  const loop = start(on);
  onTestFinished(() => loop.stop());
  await expect.poll(() => order.length).toBeGreaterThan(0);
  await loop.stop();
  return [...order];
}

test.each<[string, (on: never) => Loop, (on: never) => unknown]>([
  ['calls that are over end', startCallEnds, endDueCalls],
  ['calls are rung', startRings, pushCalls],
  ['lessons are folded', startFolding, foldLessons],
  ['prices are set', startPrices, setPrices],
  ['ends of trials are told', tellOfTrialEnds, tellOfTrialEnd],
  ['files of deleted accounts are erased', startFileErasure, eraseFilesOfDeleted],
  ['documents that nobody holds are erased', startDocumentErasure, eraseDueDocuments],
])('in each round %s, with what the loop was given', async (_, start, work) => {
  expect(await firstRound(start)).toEqual([Object.entries(all).find(([, one]) => one === work)?.[0]]);
  expect(vi.mocked(work).mock.calls.at(-1)).toEqual([given]);
});

test('orders are asked about before receipts where Premium is sold, and only closed where it is not', async () => {
  const [payments, checkout] = [{ name: 'payments' }, { callbackOrigin: 'https://mwanzo.example' }];
  expect(await firstRound(startPayments, { payments, checkout })).toEqual(['askDueOrders', 'askReceipts']);
  expect(vi.mocked(askReceipts).mock.calls.at(-1)?.[0]).toMatchObject({ ...given, payments, checkout });
  for (const lacking of [
    { payments: null, checkout },
    { payments, checkout: null },
  ])
    expect(await firstRound(startPayments, lacking)).toEqual(['closeOldOrders']);
});

test('a look for lessons goes back to the last one that succeeded, and two minutes further', async () => {
  const times = [0, 0, 60_000, 150_000];
  const now = vi.spyOn(performance, 'now').mockImplementation(() => times[0] ?? 0);
  onTestFinished(() => now.mockRestore());
  order.length = 0;
  vi.mocked(foldTogether).mockClear();
  const loop = startLookingForLessons(given as never);
  onTestFinished(() => loop.stop());
  for (const [at, time] of [60_000, 150_000].entries()) {
    await expect.poll(() => order).toHaveLength(at + 1);
    times[0] = time;
    loop.hurry(0);
  }
  await expect.poll(() => order).toHaveLength(3);
  expect(vi.mocked(foldTogether).mock.calls).toEqual([
    [given, 180],
    [given, 180],
    [given, 210],
  ]);
});

const sending = {
  ...given,
  mailer: 'mailer',
  pusher: 'pusher',
  screener: 'screener',
  siteUrl: 'https://mwanzo.example',
};
const { events: _events, ...unheard } = sending;
const { pusher: _pusher, ...unpushed } = unheard;

test.each([
  ['collect mails', 'notice-mails', collectMails, sendNoticeMail, sending, sending],
  ['collect mails about dates', 'date-mails', collectDateMails, sendDateMail, sending, sending],
  ['collect mails of receipts', 'receipt-mails', collectReceiptMails, sendReceiptMail, sending, sending],
  ['collect mails about accounts', 'account-mails', collectAccountMails, sendAccountMail, sending, sending],
  // Pushes are heard of by the job, and told to nobody.
  ['collect pushes', 'pushes', collectNews, pushNews, unpushed, unheard],
  ['collect screenings', 'screenings', listUnscreened, screenVerification, 'database', sending],
] as const)(
  'to "%s" lists what is due for %s, and each is worked off by its key',
  async (name, kind, list, work, ...on) => {
    vi.mocked(list as () => Promise<number[]>).mockResolvedValue([7, 8]);
    vi.mocked(work as () => Promise<void>).mockResolvedValue();
    const job = queuedJobs[name](sending as never);
    expect([job?.kind.name, await job?.collect(), await job?.work(7)]).toEqual([kind, [7, 8], undefined]);
    const [listing, working] = on;
    expect([vi.mocked(list).mock.calls, vi.mocked(work).mock.calls]).toEqual([[[listing]], [[working, 7]]]);
  },
);

test('a refit is asked for with what ends it, and ended by a stop', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  vi.mocked(refitNightly).mockImplementation(async (on, signal) => {
    expect(on).toEqual(given);
    asked.resolve(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new Error('ended');
  });
  const refits = startRefits(given as never);
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  await refits.stop();
  expect([signal.aborted, given.onFailure.mock.calls]).toEqual([true, []]);
});
