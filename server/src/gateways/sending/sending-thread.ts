import { Worker } from 'node:worker_threads';
import { MailError } from '../mail/mailer.ts';
import { PushError, type PushOutcome } from '../push/pusher.ts';
import type { SendingSettings } from './sending-settings.ts';
import type { FromThread, SendingFailure, SendingTask, ToThread } from './sending-task.ts';

export interface SendingThread {
  /**
   * Sends a mail or a push. The first task starts the thread, and so does the first one after the thread has ended.
   *
   * @param onHandover awaited before the mail server gets the end of a mail
   * @returns the outcome of a push; null for a mail
   * @throws MailError, PushError, or another error when the thread ended before it had sent
   */
  run(task: SendingTask, onHandover?: () => Promise<void>): Promise<PushOutcome | null>;
  /** Ends the thread. What is still under way fails. */
  close(): Promise<void>;
}

interface Underway extends PromiseWithResolvers<PushOutcome | null> {
  readonly onHandover: (() => Promise<void>) | undefined;
}

export interface SendingThreadOptions {
  /** The module of the thread. Tests replace it, because their push service is on this machine. */
  readonly worker: URL;
  /** The thread ends after this time without a task, in ms, which frees about 50 MB. */
  readonly idleMs: number;
}

/** The most memory for JavaScript, in MB. A thread that needs more ends, and the process goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** One thread in which mails and pushes are built, encrypted, signed and sent. It is not started yet. */
export function createSendingThread(settings: SendingSettings, options: SendingThreadOptions): SendingThread {
  let running: RunningThread | null = null;
  let isClosed = false;
  return {
    async run(task, onHandover) {
      if (isClosed) throw new Error('Mails and pushes are no longer sent');
      if (!running || running.hasEnded()) running = startThread(settings, options);
      return running.run(task, onHandover);
    },
    async close() {
      isClosed = true;
      await running?.end();
    },
  };
}

type RunningThread = ReturnType<typeof startThread>;

function startThread(settings: SendingSettings, { worker: file, idleMs }: SendingThreadOptions) {
  // A flag of this process, such as that of a profiler, is not one of the thread.
  const worker = new Worker(file, { workerData: settings, execArgv: [], resourceLimits });
  const underway = new Map<number, Underway>();
  let lastId = 0;
  let hasEnded = false;
  let idle: NodeJS.Timeout | undefined;
  // Only what is under way keeps the process alive.
  worker.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: ToThread) => worker.postMessage(message);

  function settle(id: number): Underway | undefined {
    const task = underway.get(id);
    underway.delete(id);
    if (underway.size === 0) {
      worker.unref();
      idle = setTimeout(end, idleMs).unref();
    }
    return task;
  }

  async function end(): Promise<void> {
    hasEnded = true;
    clearTimeout(idle);
    await worker.terminate();
  }

  /** @param cause null if the end was wanted */
  function endWith(cause: unknown): void {
    hasEnded = true;
    const problem = new Error('The thread that sends mails and pushes has ended', { cause });
    if (underway.size === 0 && cause !== null) process.emitWarning(problem);
    for (const { reject } of underway.values()) reject(problem);
    underway.clear();
  }

  function hear(message: FromThread): void {
    const { id } = message;
    if (message.kind === 'sent') settle(id)?.resolve(message.outcome);
    else if (message.kind === 'failed') settle(id)?.reject(errorOf(message.failure));
    else
      underway
        .get(id)
        ?.onHandover?.()
        .then(
          () => tell({ id, kind: 'handed', isCommitted: true }),
          () => tell({ id, kind: 'handed', isCommitted: false }),
        );
  }

  worker.on('message', hear);
  worker.on('error', endWith);
  worker.on('exit', (code) => endWith(code === 0 || hasEnded ? null : new Error(`exit code ${code}`)));

  return {
    hasEnded: () => hasEnded,
    run(task: SendingTask, onHandover?: () => Promise<void>): Promise<PushOutcome | null> {
      clearTimeout(idle);
      const sending = { ...Promise.withResolvers<PushOutcome | null>(), onHandover };
      lastId += 1;
      underway.set(lastId, sending);
      worker.ref();
      tell({ ...task, id: lastId });
      return sending.promise;
    },
    end,
  };
}

function errorOf(failure: SendingFailure): unknown {
  if (failure.of === 'mail') return new MailError(failure.message, failure);
  return failure.of === 'push' ? new PushError(failure.message) : failure.error;
}
