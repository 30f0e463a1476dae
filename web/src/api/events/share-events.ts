import { createMemory } from './event-memory.ts';
import { hasLocks, withLock } from '../../device/with-lock.ts';
import { followEvents } from './follow-events.ts';
import type { StreamEvent } from '@mwanzo/contract/events';

/** The messages between the tabs of a browser. The tab that reads the stream sends all of them except `hello`. */
type TabMessage =
  | { type: 'hello' }
  /** The reply to `hello`, without an id until the stream has opened. It also reports a new id that has no event. */
  | { type: 'at'; id: string | undefined }
  | { type: 'event'; event: StreamEvent; id: string | undefined };

/** A reading tab that does not reply within this time is frozen, so another tab takes over, in ms. */
const answerMilliseconds = 3000;

interface ShareOptions {
  userId: number;
  onEvent: (event: StreamEvent) => void;
  /** Says whether this tab wants events now. */
  isWanted: () => boolean;
}

/**
 * Shares one event stream between the tabs of a browser. The tab that holds a lock reads the stream and passes the
 * events on. When it closes, the next tab continues after the last event that it received. Locks exist only on https
 * and localhost; without them each tab reads its own stream.
 */
export function shareEvents({ userId, onEvent, isWanted }: ShareOptions) {
  const name = `mwanzo.events.${userId}`;
  const memory = createMemory(onEvent);
  const channel = hasLocks() ? new BroadcastChannel(name) : undefined;
  let taking: AbortController | undefined;
  let isReading = false;
  let answer: ReturnType<typeof setTimeout> | undefined;

  // The rule is about windows, but this is a channel: its postMessage takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: TabMessage) => channel?.postMessage(message);

  async function read(signal: AbortSignal): Promise<void> {
    isReading = true;
    clearTimeout(answer);
    await followEvents({
      signal,
      lastId: () => memory.lastId,
      onEvent(event, id) {
        tell({ type: 'event', event, id });
        memory.take(event, id);
      },
      onId(id) {
        tell({ type: 'at', id });
        memory.note(id);
      },
    });
    isReading = false;
  }

  /** @param steal takes the lock from a tab that does not reply */
  function take(steal: boolean): void {
    taking?.abort();
    const own = new AbortController();
    taking = own;
    if (!channel) return void read(own.signal);
    withLock(name, steal ? { steal } : { signal: own.signal }, () => read(own.signal)).catch((error: unknown) => {
      const isTakenOver = taking === own;
      own.abort();
      if (!isTakenOver) return;
      // Another tab has taken the lock. Where locks do not work, this tab reads for itself.
      if (error instanceof DOMException && error.name === 'AbortError') take(false);
      else {
        taking = new AbortController();
        void read(taking.signal);
      }
    });
  }

  function update(): void {
    if (!isWanted()) {
      taking?.abort();
      taking = undefined;
      clearTimeout(answer);
      return;
    }
    if (!taking) take(false);
    if (isReading || !channel) return;
    tell({ type: 'hello' });
    clearTimeout(answer);
    answer = setTimeout(() => {
      if (!isReading && isWanted() && document.visibilityState === 'visible') take(true);
    }, answerMilliseconds);
  }

  channel?.addEventListener('message', ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.type === 'hello') {
      if (isReading) tell({ type: 'at', id: memory.lastId });
      return;
    }
    clearTimeout(answer);
    if (message.type === 'event') memory.take(message.event, message.id);
    else if (message.id !== undefined) memory.join(message.id);
  });

  update();
  return {
    /** To be called when `isWanted` may have changed, and when the tab becomes visible again. */
    update,
    stop() {
      taking?.abort();
      taking = undefined;
      clearTimeout(answer);
      channel?.close();
    },
  };
}
