import { randomInt } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { startEventServer } from '../../testing/event-server.ts';
import { shareEvents } from './share-events.ts';

export const typing = (partner: number) => ({ type: 'typing', partner }) as const;
export const sync = (refetch: boolean) => ({ type: 'sync', refetch }) as const;

/** Each test gets its own member, because locks and channels belong to the whole process. */
let userId = 0;

export interface Tab extends ReturnType<typeof shareEvents> {
  /** The partners of the events that the tab has received, and its syncs. */
  told: (number | string)[];
  wants: (wanted: boolean) => void;
}

/** Opens a tab of the test's member, or of another one. */
export function openTab(member = userId): Tab {
  const told: Tab['told'] = [];
  let wanted = true;
  const share = shareEvents({
    userId: member,
    isWanted: () => wanted,
    onEvent: (event) => {
      if (event.type === 'typing') told.push(event.partner);
      if (event.type === 'sync') told.push(event.refetch ? 'refetch' : 'sync');
    },
  });
  onTestFinished(() => share.stop());
  return {
    ...share,
    told,
    wants(now) {
      wanted = now;
      share.update();
    },
  };
}

/** Starts the server of a new member's tabs. */
export async function start(...refusals: Parameters<typeof startEventServer>) {
  userId = randomInt(2 ** 40);
  const server = await startEventServer(...refusals);
  /** The name of the tabs' lock and of their channel. */
  return { ...server, name: `mwanzo.events.${userId}` };
}

/** Lets another tab hold the lock and do nothing. @returns whether the lock was taken from it */
export function freezeTab(name: string): { isStolen: () => boolean } {
  let isStolen = false;
  void navigator.locks
    .request(name, () => new Promise(() => {}))
    .catch(() => {
      isStolen = true;
    });
  return { isStolen: () => isStolen };
}
