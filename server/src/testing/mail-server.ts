import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface ReceivedMail {
  readonly to: string;
  /** The mail as it was sent: headers and bodies. */
  readonly source: string;
}

export type Behaviour =
  | 'accepts'
  | 'refuses'
  | 'is silent'
  | 'is busy'
  /** Takes the whole mail and says that it does not keep it. */
  | 'is busy at the end'
  /** Keeps the mail and never says so. */
  | 'keeps silently';

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the mails received so far, as soon as there are so many. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>;
  /** Answers of the mail server from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A refusal that may pass. */
function busy(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

/** A real SMTP server on a port of its own, until the test file ends. `slowMs` is the longest time that it takes over an answer. */
export async function startMailServer({ slowMs = 0 } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = 'accepts';
  let onMail = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (behaviour === 'refuses') callback(new Error(`No mailbox for ${address}`));
      else if (behaviour === 'is busy') callback(busy());
      else if (behaviour !== 'is silent') callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [recipient] = session.envelope.rcptTo;
        if (behaviour === 'is busy at the end') return callback(busy());
        if (behaviour === 'accepts') setTimeout(callback, Math.random() * slowMs);
        received.push({ to: recipient?.address ?? '', source: Buffer.concat(chunks).toString() });
        onMail.resolve();
        onMail = Promise.withResolvers();
      });
    },
  });
  server.on('error', () => {});
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const { port } = server.server.address() as AddressInfo;
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    const closed = Promise.withResolvers<void>();
    server.close(() => closed.resolve());
    await closed.promise;
  };
  afterAll(stop);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async waitFor(count) {
      while (received.length < count) await onMail.promise;
      return received;
    },
    behave(next) {
      behaviour = next;
    },
    stop,
  };
}
