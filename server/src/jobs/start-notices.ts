import { collectDateMails, sendDateMail } from '../features/dates/index.ts';
import { collectMails, sendNoticeMail, type NoticeMailDependencies } from '../features/mails/index.ts';
import { collectAccountMails, sendAccountMail } from '../features/recovery/index.ts';
import { collectReceiptMails, sendReceiptMail } from '../features/payments/index.ts';
import { collectNews, pushNews, type PushDependencies } from '../features/push/index.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Doorbell } from '../gateways/queue/doorbell.ts';
import type { JobKind, JobQueue } from '../gateways/queue/job-queue.ts';
import type { RunningJobs } from './start-jobs.ts';
import { startLoop, type Loop } from './start-loop.ts';

/** The time limit for one mail. Connecting and each reply of the mail server also have their own limits. */
export const mailJobs: JobKind = {
  name: 'notice-mails',
  atOnce: 4,
  retrySeconds: 30,
  retrySecondsMax: 3600,
  secondsMax: 300,
};
/** An alert to a friend is late by at most a minute, unless the mail server fails. */
export const dateMailJobs: JobKind = { ...mailJobs, name: 'date-mails', retrySecondsMax: 300 };
/** The receiver waits for this mail, and its link lasts 10 minutes after it is sent. */
export const accountMailJobs: JobKind = { ...mailJobs, name: 'account-mails', retrySeconds: 5, retrySecondsMax: 60 };
const receiptMailJobs: JobKind = { ...mailJobs, name: 'receipt-mails' };
export const pushJobs: JobKind = { name: 'pushes', atOnce: 8, retrySeconds: 10, retrySecondsMax: 900, secondsMax: 60 };

const mailPauseMs = 60_000;
/** A ring starts the next run at once. The pause is for rings of other processes. */
const accountMailPauseMs = 15_000;
/**
 * An event starts the next run at once. The pause is for events that no process heard, and for delays that have ended.
 */
const pushPauseMs = 30_000;
/** Everything that happens within this time of an event is sent with it, in ms. */
const gatherMs = 500;

interface NoticeDependencies extends Omit<NoticeMailDependencies, 'mailer'>, Omit<PushDependencies, 'pusher'> {
  readonly mailer: NoticeMailDependencies['mailer'] | null;
  readonly pusher: PushDependencies['pusher'] | null;
  readonly events: EventBus;
  readonly mailBell: Doorbell;
  readonly queue: JobQueue;
  readonly onFailure: (job: string, error: unknown) => void;
}

/**
 * Sends news to members outside the app: pushes within seconds, mails after 12 hours. The tables hold the news. The
 * queue only shares the work, so nothing is lost with it.
 */
export async function startNotices(dependencies: NoticeDependencies): Promise<RunningJobs> {
  const { mailer, pusher, events, mailBell, queue, onFailure } = dependencies;
  const loops: Loop[] = [];
  const stops: (() => void)[] = [];
  if (mailer) {
    await queue.work(mailJobs, (id) => sendNoticeMail({ ...dependencies, mailer }, id));
    const collect = async () => queue.add(mailJobs, await collectMails(dependencies));
    loops.push(startLoop(mailPauseMs, collect, (error) => onFailure('collect mails', error)));
    await queue.work(dateMailJobs, (id) => sendDateMail({ ...dependencies, mailer }, id));
    const collectDates = async () => queue.add(dateMailJobs, await collectDateMails(dependencies));
    loops.push(startLoop(mailPauseMs, collectDates, (error) => onFailure('collect mails about dates', error)));
  }
  if (mailer) {
    await queue.work(receiptMailJobs, (id) => sendReceiptMail({ ...dependencies, mailer }, id));
    const collectReceipts = async () => queue.add(receiptMailJobs, await collectReceiptMails(dependencies));
    loops.push(startLoop(mailPauseMs, collectReceipts, (error) => onFailure('collect mails of receipts', error)));
    await queue.work(accountMailJobs, (id) => sendAccountMail({ ...dependencies, mailer }, id));
    const collect = async () => queue.add(accountMailJobs, await collectAccountMails(dependencies));
    const loop = startLoop(accountMailPauseMs, collect, (error) => onFailure('collect mails about accounts', error));
    loops.push(loop);
    stops.push(mailBell.answer(() => loop.hurry(0)));
  }
  if (pusher) {
    await queue.work(pushJobs, (id) => pushNews({ ...dependencies, pusher }, id));
    const collect = async () => queue.add(pushJobs, await collectNews(dependencies));
    loops.push(startLoop(pushPauseMs, collect, (error) => onFailure('collect pushes', error)));
  }
  const [pushing] = pusher ? loops.slice(-1) : [];
  stops.push(
    events.subscribe(({ event }) => {
      if (event.type === 'notification') pushing?.hurry(gatherMs);
    }),
  );
  return {
    async stop() {
      for (const stop of stops) stop();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
