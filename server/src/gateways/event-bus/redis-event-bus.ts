import { randomUUID } from 'node:crypto';
import type { RedisConnection } from '../redis/connect-redis.ts';
import { parseBusMessage, type BusMessage } from './bus-message.ts';
import type { BusProblem, EventBus, ReceivedPublication } from './event-bus.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createOwnMessages, type OwnMessages } from './own-messages.ts';

const channel = 'mwanzo:events';

interface RedisEventBusOptions {
  readonly publisher: RedisConnection;
  /** A separate connection, because a connection that subscribes can do nothing else. */
  readonly subscriber: RedisConnection;
  readonly problems: Listeners<BusProblem>;
}

/**
 * An event bus for all processes that share a Redis. Every event goes through Redis, so all processes get them in the
 * same order. While Redis is down, events stay within their process. When it is back, the listeners of all processes
 * are told that events may have been lost.
 */
export function createRedisEventBus({ publisher, subscriber, problems }: RedisEventBusOptions): EventBus {
  const onProblem = (problem: string, error: unknown) => problems.tell({ problem, error });
  const onFailure = (error: unknown) => onProblem('a listener of events failed', error);
  const publications = createListeners<ReceivedPublication>(onFailure);
  const endings = createListeners<readonly number[]>(onFailure);
  const gaps = createListeners<void>(onFailure);
  let isListening = false;
  const own = createOwnMessages();

  function receive(message: BusMessage): void {
    if (message.kind === 'event') publications.tell(message);
    else if (message.kind === 'sessions_ended') endings.tell(message.sessionIds);
    else gaps.tell();
  }

  function read(text: string): void {
    try {
      receive(own.take(text) ?? parseBusMessage(text));
    } catch (error) {
      onProblem('dropped a message of the bus that does not parse', error);
    }
  }

  /** If a publication fails, only this process gets it. */
  const publish = createSender(publisher, own, receive);
  function send(message: BusMessage): void {
    // A publication that arrives twice is recognised by its id.
    if (!isListening) receive(message);
    publish(message);
  }

  async function listen(): Promise<void> {
    isListening = false;
    await subscriber.unsubscribe(channel);
    await subscriber.subscribe(channel, read);
    isListening = true;
    gaps.tell();
  }
  subscriber.on('ready', () => {
    listen().catch((error: unknown) => onProblem('cannot listen for events', error));
  });
  for (const sign of ['error', 'reconnecting', 'end'])
    subscriber.on(sign, () => {
      isListening = false;
    });

  return {
    publish({ to, event }) {
      if (to.length > 0) send({ kind: 'event', id: randomUUID(), to: [...to], event });
    },
    subscribe: publications.add,
    endSessions(sessionIds) {
      if (sessionIds.length === 0) return;
      endings.tell(sessionIds);
      send({ kind: 'sessions_ended', sessionIds: [...sessionIds] });
    },
    onSessionsEnded: endings.add,
    onGap: gaps.add,
    onProblem: problems.add,
    isWhole: () => isListening && publisher.isReady,
    async close() {
      isListening = false;
      for (const connection of [subscriber, publisher]) connection.destroy();
    },
  };
}

/**
 * Publishes to all processes, including this one. After a publication that failed, the next one that does not, or a new
 * connection, tells all processes of the gap: the others do not know the events that this process could not send.
 */
function createSender(publisher: RedisConnection, own: OwnMessages, onLost: (message: BusMessage) => void) {
  let hasLost = false;
  const publish = (text: string) => publisher.publish(channel, text);
  function tellOfLost(): void {
    if (!hasLost) return;
    hasLost = false;
    publish(JSON.stringify({ kind: 'gap' } satisfies BusMessage)).catch(() => {
      hasLost = true;
    });
  }
  publisher.on('ready', tellOfLost);
  return (message: BusMessage): void => {
    const text = JSON.stringify(message);
    own.remember(text, message);
    publish(text).then(tellOfLost, () => {
      hasLost = true;
      own.take(text);
      onLost(message);
    });
  };
}
