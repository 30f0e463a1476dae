import { onMemberChange } from '../api/member-change.ts';
import { NetworkError, RequestError } from '../api/request-error.ts';
import { memberOf, readAccessToken } from '../api/session-storage.ts';
import { readSession } from '../api/session.ts';
import { areUploadsOff, stoppedText } from '../api/switched-off.ts';
import { isInMemoryOnly } from '../device/member-storage.ts';
import { inOneTab } from './in-one-tab.ts';
import { createItems, type Running } from './items.ts';
import { createLanes } from './lanes.ts';
import { leavesByItself, type Attempt, type Kind, type Queue, type Sendable } from './sendable.ts';
import { addSender, hasClient, isSending, readClient } from './start-sending.ts';

/** A stuck tab holds up the others for at most this long, in ms. */
const lockPatience = 5000;

/** Says whether the connection failed, or a proxy before the server. Any other error would be the same next time. */
export function isLostOnTheWay(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && [502, 503, 504].includes(error.status));
}

/** Says whether the token is this member's still. Another tab may have signed in somebody else a moment ago. */
const isSignedIn = (member: number) => memberOf(readAccessToken()) === member;

/**
 * Makes the function that sends one item.
 * @returns false if it was lost, so that those behind it must wait
 */
function senderOf<Item extends Sendable>(kind: Kind<Item>, items: ReturnType<typeof createItems<Item>>) {
  const { isLost = isLostOnTheWay } = kind;
  const { running } = items;

  return async (item: Item, as: number): Promise<boolean> => {
    const run: Running = { abort: new AbortController(), share: undefined };
    const isOurs = () => running.get(item.id) === run;
    const onProgress = (sent: number, total: number) => {
      run.share = sent / total;
      if (isOurs()) items.tell();
    };
    const attempt: Attempt = {
      signal: run.abort.signal,
      as,
      get client() {
        return readClient();
      },
      onProgress,
    };
    /** Returns the item, unless it was discarded meanwhile, here or in another tab, or its member has left. */
    const end = () => {
      const current = isOurs() && isSignedIn(as) && items.kept().find(({ id }) => id === item.id);
      if (isOurs()) running.delete(item.id);
      if (!current) items.tell();
      return current;
    };
    running.set(item.id, run);
    items.tell();
    try {
      const left = await kind.send(item, attempt);
      if (end()) items.put(item.id, left);
      return true;
    } catch (error) {
      const current = end();
      if (!current) return isSignedIn(as);
      const lost = stoppedText(error) !== undefined || isLost(error, current);
      items.put(item.id, lost ? { ...current, phase: 'lost' as const } : kind.refuse(current, error, attempt));
      return !lost;
    }
  };
}

/** Makes the queue of one kind of thing. It sends while sending is started. */
export function createQueue<Item extends Sendable>(kind: Kind<Item>): Queue<Item> {
  const { lane: laneOf = () => '', asks = () => false } = kind;
  const items = createItems(kind);
  const send = senderOf(kind, items);
  const keptOf = (id: string) => items.kept().find((item) => item.id === id);
  const leaving = (lane: string) => items.kept().filter((item) => leavesByItself(item) && laneOf(item) === lane);
  const lanes = createLanes({ longest: kind.longestDelay, hasSome: (lane) => leaving(lane).length > 0, empty });
  const lanesInUse = () => new Set(items.kept().filter(leavesByItself).map(laneOf));

  async function sendAll(lane: string): Promise<boolean> {
    for (;;) {
      const [next] = leaving(lane);
      const as = readSession().user?.id;
      if (!next || as === undefined) return true;
      const isReady = isSending() && (hasClient() || !kind.kept);
      if (!isReady || !isSignedIn(as)) return false;
      const isHeldUp = (!navigator.onLine && !kind.triesOffline) || (areUploadsOff() && kind.uploads?.(next));
      if (isHeldUp) {
        if (next.phase !== 'lost') items.put(next.id, { ...next, phase: 'lost' as const });
        return false;
      }
      // Nothing is sent behind something that was lost.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await send(next, as))) return false;
    }
  }

  async function empty(lane: string): Promise<boolean> {
    const [head] = leaving(lane);
    // Other tabs do not know of it unless it is kept.
    if (!head || !kind.kept) return sendAll(lane);
    const name = lane === '' ? kind.kept.key : `${kind.kept.key}.${lane}`;
    return inOneTab(name, kind.patience?.(head) ?? lockPatience, () => sendAll(lane));
  }

  const flush = () => {
    for (const lane of lanesInUse()) lanes.go(lane, true);
  };
  addSender({
    flush,
    hear(event) {
      if (event.key !== null && event.key !== kind.kept?.key) return;
      items.tell('elsewhere');
      // The other tab sends it, unless it is closed first.
      for (const lane of lanesInUse()) lanes.wait(lane);
    },
    asks() {
      // The phone may have no room left.
      const isUnstored = kind.kept !== undefined && isInMemoryOnly(kind.kept.key);
      return items.kept().some((item) => asks(item) || (isUnstored && leavesByItself(item)));
    },
  });
  onMemberChange(() => {
    items.forgetMember();
    flush();
  });

  return {
    read: items.read,
    subscribe: items.subscribe,
    find: (id) => items.read().find((item) => item.id === id),
    add(item) {
      items.abort(item.id);
      items.write([...items.kept().filter(({ id }) => id !== item.id), item]);
      if (item.phase === 'lost') lanes.wait(laneOf(item));
      else if (leavesByItself(item)) lanes.go(laneOf(item), false);
    },
    change(id, changed) {
      const item = keptOf(id);
      if (!item) return;
      if (!leavesByItself({ ...item, ...changed })) items.abort(id);
      items.put(id, { ...item, ...changed });
    },
    again(id) {
      const item = keptOf(id);
      if (!item || items.running.has(id)) return;
      items.put(id, { ...item, phase: 'waiting' as const });
      lanes.go(laneOf(item), true);
    },
    forget: (isOne) => items.write(items.kept().filter((item) => !isOne(item))),
  };
}
