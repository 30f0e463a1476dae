import { afterAll } from 'vitest';
import { receiveMails, type ReceivedMail } from './receive-mails.ts';

export type Behaviour =
  | 'accepts'
  | 'refuses'
  /** Refuses whoever sends, before it knows the mail. */
  | 'refuses the sender'
  | 'is silent'
  | 'is busy'
  /** Receives the whole mail and replies with a refusal. */
  | 'is busy at the end'
  /** Receives the whole mail and refuses it for good. */
  | 'refuses at the end'
  /** Stores the mail and never replies. */
  | 'keeps silently';

export interface TestMailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the mails received so far, as soon as there are this many. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>;
  /** Resolves when the server is asked for the next recipient. */
  nextRecipient(): Promise<void>;
  /** Sets the replies of the mail server from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A temporary refusal. */
function busy(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

function refusal(): Error {
  return Object.assign(new Error('No such mails here'), { responseCode: 554 });
}

/** A real SMTP server on a free port, until the test file ends. `slowMs` is the longest delay of a reply. */
export async function startMailServer({ slowMs = 0 } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = 'accepts';
  let onMail = Promise.withResolvers<void>();
  let onRecipient = Promise.withResolvers<void>();
  const server = await receiveMails({
    onMailFrom(_address, _session, callback) {
      if (behaviour === 'refuses the sender') callback(refusal());
      else callback();
    },
    onRcptTo({ address }, _session, callback) {
      onRecipient.resolve();
      onRecipient = Promise.withResolvers();
      if (behaviour === 'refuses') callback(new Error(`No mailbox for ${address}`));
      else if (behaviour === 'is busy') callback(busy());
      else if (behaviour !== 'is silent') callback();
    },
    onMail(mail, answer) {
      if (behaviour === 'is busy at the end') return answer(busy());
      if (behaviour === 'refuses at the end') return answer(refusal());
      if (behaviour === 'accepts') setTimeout(answer, Math.random() * slowMs);
      received.push(mail);
      onMail.resolve();
      onMail = Promise.withResolvers();
    },
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await server.stop();
  };
  afterAll(stop);
  return {
    url: server.url,
    received,
    async waitFor(count) {
      while (received.length < count) await onMail.promise;
      return received;
    },
    nextRecipient: () => onRecipient.promise,
    behave(next) {
      behaviour = next;
    },
    stop,
  };
}
