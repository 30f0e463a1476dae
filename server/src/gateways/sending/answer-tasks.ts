import { parentPort } from 'node:worker_threads';
import { MailError, type Mailer } from '../mail/mailer.ts';
import { PushError, type Pusher } from '../push/pusher.ts';
import type { FromThread, SendingFailure, SendingTask, ToThread } from './sending-task.ts';

interface Senders {
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: FromThread) => parentPort?.postMessage(message);

/** Sends what the main thread asks for, as much at once as it asks. Runs in a thread of sending-thread.ts. */
export function answerTasks({ mailer, pusher }: Senders): void {
  const asked = new Map<number, PromiseWithResolvers<void>>();

  function askBefore(id: number): Promise<void> {
    const reply = Promise.withResolvers<void>();
    asked.set(id, reply);
    tell({ id, kind: 'handover' });
    return reply.promise.finally(() => asked.delete(id));
  }

  async function send(id: number, task: SendingTask) {
    if (task.kind === 'push') return (await pusher?.send(task.target, task.push)) ?? null;
    await mailer?.send(task.mail, task.asksBefore ? { onHandover: () => askBefore(id) } : {});
    return null;
  }

  parentPort?.on('message', (message: ToThread) => {
    const { id } = message;
    if (message.kind !== 'handed') {
      send(id, message).then(
        (outcome) => tell({ id, kind: 'sent', outcome }),
        (error: unknown) => tell({ id, kind: 'failed', failure: failureOf(error) }),
      );
    } else if (message.isCommitted) asked.get(id)?.resolve();
    else asked.get(id)?.reject(new Error('The handover was not committed'));
  });
}

function failureOf(error: unknown): SendingFailure {
  if (error instanceof MailError) {
    const { message, isFinal, wasHandedOver, wasAnswered } = error;
    return { of: 'mail', message, isFinal, wasHandedOver, wasAnswered };
  }
  return error instanceof PushError ? { of: 'push', message: error.message } : { of: 'thread', error };
}
