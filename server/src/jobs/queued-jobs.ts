import { collectDateMails, sendDateMail } from '../features/conversations/dates/index.ts';
import { collectMails, sendNoticeMail, type NoticeMailDependencies } from '../features/notices/mails/index.ts';
import { collectReceiptMails, sendReceiptMail } from '../features/billing/payments/index.ts';
import { collectNews, pushNews, type PushDependencies } from '../features/notices/push/index.ts';
import { collectAccountMails, sendAccountMail } from '../features/people/recovery/index.ts';
import {
  listUnscreened,
  screenVerification,
  type ScreenVerificationDependencies,
} from '../features/trust/verifications/index.ts';
import type { Switches } from '../features/core/switches/index.ts';
import type { Secret } from '../config/secret.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Doorbell } from '../gateways/queue/doorbell.ts';
import type { JobKind } from '../gateways/queue/job-queue.ts';
import type { Pausing } from './pause-while-off.ts';

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
const pushJobs: JobKind = { name: 'pushes', atOnce: 8, retrySeconds: 10, retrySecondsMax: 900, secondsMax: 60 };
/** Each process screens one picture at a time, so a picture may wait for the time-out of the one before. */
const screeningJobs: JobKind = {
  name: 'screenings',
  atOnce: 2,
  retrySeconds: 30,
  retrySecondsMax: 300,
  secondsMax: 180,
};

const mailPauseMs = 60_000;
/** A ring starts the next run at once. The pause is for rings of other processes. */
const accountMailPauseMs = 15_000;
/**
 * An event starts the next run at once. The pause is for events that no process heard, and for delays that have ended.
 */
const pushPauseMs = 30_000;
/** Everything that happens within this time of an event is sent with it, in ms. */
const gatherMs = 500;
const screeningPauseMs = 10_000;

type Mailer = NoticeMailDependencies['mailer'];

export interface QueuedJobDependencies
  extends Omit<NoticeMailDependencies, 'mailer'>, Omit<ScreenVerificationDependencies, 'screener'> {
  readonly mailer: Mailer | null;
  readonly pusher: PushDependencies['pusher'] | null;
  readonly screener: ScreenVerificationDependencies['screener'] | null;
  /** It makes the links of mails about dates and accounts. */
  readonly secretKey: Secret;
  readonly events: EventBus;
  readonly switches: Switches;
  /** It is rung when a mail about an account is due. */
  readonly mailBell: Doorbell;
}

/** The work of one kind. The tables hold what is due. The queue only shares the work, so nothing is lost with it. */
export interface QueuedJob {
  readonly kind: JobKind;
  readonly pauseMs: number;
  /** Lists what is due. It runs again after each pause. */
  readonly collect: () => Promise<number[]>;
  readonly work: (key: number) => Promise<void>;
  /** Calls `hurry` with a number of ms when the next run shall start within them. @returns a function that stops it */
  readonly listen?: (hurry: (ms: number) => void) => () => void;
}

/**
 * Everything that a started server does through the queue: pushes within seconds, mails about news after 12 hours, and
 * screenings, for which no reviewer waits. A job is null where the server lacks what it needs.
 */
export const queuedJobs = {
  'collect mails': (on) => forMailer(on, mailJobs, collectMails, sendNoticeMail),
  'collect mails about dates': (on) => forMailer(on, dateMailJobs, collectDateMails, sendDateMail),
  'collect mails of receipts': (on) => forMailer(on, receiptMailJobs, collectReceiptMails, sendReceiptMail),
  'collect mails about accounts': (on) => {
    const job = forMailer(on, accountMailJobs, collectAccountMails, sendAccountMail);
    const listen = (hurry: (ms: number) => void) => on.mailBell.answer(() => hurry(0));
    return job && { ...job, pauseMs: accountMailPauseMs, listen };
  },
  'collect pushes': ({ pusher, events, ...on }) =>
    pusher && {
      kind: pushJobs,
      pauseMs: pushPauseMs,
      collect: () => collectNews(on),
      work: (id) => pushNews({ ...on, pusher }, id),
      listen: (hurry) =>
        events.subscribe(({ event }) => {
          if (event.type === 'notification') hurry(gatherMs);
        }),
    },
  'collect screenings': ({ screener, ...on }) =>
    screener && {
      kind: screeningJobs,
      pauseMs: screeningPauseMs,
      collect: () => listUnscreened(on.database),
      work: (id) => screenVerification({ ...on, screener }, id),
    },
} satisfies Record<string, (dependencies: QueuedJobDependencies) => QueuedJob | null>;

/** The switches that pause each job, or the reason why it goes on. Work that was collected before is still done. */
export const pauses: Readonly<Record<keyof typeof queuedJobs, Pausing>> = {
  'collect mails': ['read-only'],
  'collect mails about dates': 'A friend is told in time.',
  'collect mails of receipts': 'Money that was paid is settled.',
  'collect mails about accounts': 'A member learns that somebody has signed in.',
  'collect pushes': 'Moderators go on working, and their decisions are told.',
  'collect screenings': ['screening', 'read-only'],
};

type WithMailer = QueuedJobDependencies & { readonly mailer: Mailer };

function forMailer(
  dependencies: QueuedJobDependencies,
  kind: JobKind,
  collect: (on: QueuedJobDependencies) => Promise<number[]>,
  send: (on: WithMailer, id: number) => Promise<void>,
): QueuedJob | null {
  const { mailer } = dependencies;
  return (
    mailer && {
      kind,
      pauseMs: mailPauseMs,
      collect: () => collect(dependencies),
      work: (id) => send({ ...dependencies, mailer }, id),
    }
  );
}
