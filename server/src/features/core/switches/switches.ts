import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { listMoved } from './switches.repository.ts';

export type { SwitchName };

/** The switches as this process knows them, so that no request needs a query. */
export interface Switches {
  isOff(name: SwitchName): boolean;
  off(): ReadonlySet<SwitchName>;
  /** Calls the listener when a switch has moved. @returns a function that stops it */
  onMove(listener: () => void): () => void;
  /**
   * Reads the switches. Called every second. While the database is away, the last known state counts.
   *
   * @throws DatabaseUnavailableError
   */
  catchUp(): Promise<void>;
}

/** Knows the switches of a database. Until they are read for the first time, everything is on. */
export function createSwitches(database: Database): Switches {
  const listeners = new Set<() => void>();
  let off: ReadonlySet<SwitchName> = new Set();
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const rows = await getRows(database, listMoved, {});
    const next = new Set(rows.flatMap(({ name, isOn }) => (isOn ? [] : [name])));
    if (next.size === off.size && [...next].every((name) => off.has(name))) return;
    off = next;
    for (const listener of listeners) listener();
  }

  return {
    isOff: (name) => off.has(name),
    off: () => off,
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async catchUp() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    },
  };
}
