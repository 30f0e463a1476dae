import { setTimeout as wait } from 'node:timers/promises';
import { collectMails, sendNoticeMail, type NoticeMailDependencies } from '../features/mails/index.ts';
import { collectNews, pushNews, type PushDependencies } from '../features/push/index.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { JobKind, JobQueue } from '../gateways/queue/job-queue.ts';
import type { RunningJobs } from './start-jobs.ts';

/** What one mail may take: connecting and each answer of the mail server have their own time limits. */
export const mailJobs: JobKind = {
  name: 'notice-mails',
  atOnce: 4,
  retrySeconds: 30,
  retrySecondsMax: 3600,
  secondsMax: 300,
};
export const pushJobs: JobKind = { name: 'pushes', atOnce: 8, retrySeconds: 10, retrySecondsMax: 900, secondsMax: 60 };

const mailPauseMs = 60_000;
/** An event makes the next run come at once. This is for what was written while no process heard it, and for waits. */
const pushPauseMs = 30_000;
/** What happens within this time of an event is collected with it, in ms. */
const gatherMs = 500;

interface NoticeDependencies extends Omit<NoticeMailDependencies, 'mailer'>, Omit<PushDependencies, 'pusher'> {
  readonly mailer: NoticeMailDependencies['mailer'] | null;
  readonly pusher: PushDependencies['pusher'] | null;
  readonly events: EventBus;
  readonly queue: JobQueue;
  readonly onFailure: (job: string, error: unknown) => void;
}

/**
 * Tells members outside the app what waits for them: pushes within seconds, mails after 12 hours. What is to be told is in
 * the tables, and the queue only shares the work, so nothing is lost with it.
 */
export async function startNotices(dependencies: NoticeDependencies): Promise<RunningJobs> {
  const { mailer, pusher, events, queue, onFailure } = dependencies;
  const loops: Loop[] = [];
  if (mailer) {
    await queue.work(mailJobs, (id) => sendNoticeMail({ ...dependencies, mailer }, id));
    const collect = async () => queue.add(mailJobs, await collectMails(dependencies));
    loops.push(startLoop(mailPauseMs, collect, (error) => onFailure('collect mails', error)));
  }
  if (pusher) {
    await queue.work(pushJobs, (id) => pushNews({ ...dependencies, pusher }, id));
    const collect = async () => queue.add(pushJobs, await collectNews(dependencies));
    loops.push(startLoop(pushPauseMs, collect, (error) => onFailure('collect pushes', error)));
  }
  const [pushing] = pusher ? loops.slice(-1) : [];
  const stopListening = events.subscribe(({ event }) => {
    if (event.type === 'notification') pushing?.hurry(gatherMs);
  });
  return {
    async stop() {
      stopListening();
      await Promise.all(loops.map((loop) => loop.stop()));
      await queue.close();
    },
  };
}

interface Loop {
  /** Makes the pause end after so many ms, if it would take longer. */
  hurry(ms: number): void;
  stop(): Promise<void>;
}

/** Repeats `run`, with a pause after each. A failure is reported, and the next run comes all the same. */
function startLoop(pauseMs: number, run: () => Promise<void>, onFailure: (error: unknown) => void): Loop {
  let pause = new AbortController();
  let hurry: NodeJS.Timeout | undefined;
  const state = { isStopped: false };
  const loop = async (): Promise<void> => {
    while (!state.isStopped) {
      pause = new AbortController();
      await run().catch(onFailure);
      await wait(pauseMs, undefined, { signal: pause.signal }).catch(() => {});
      clearTimeout(hurry);
      hurry = undefined;
    }
  };
  const running = loop();
  return {
    hurry(ms) {
      hurry ??= setTimeout(() => pause.abort(), ms);
    },
    async stop() {
      state.isStopped = true;
      clearTimeout(hurry);
      pause.abort();
      await running;
    },
  };
}
