import { offlineDatabaseName } from '../member-storage.ts';

const storeName = 'kept';

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return resultOf(request);
}

export interface OfflineDatabase {
  get: (name: string) => Promise<unknown>;
  put: (name: string, value: unknown) => Promise<unknown>;
  /** Fails if there is a value of this name already. */
  add: (name: string, value: unknown) => Promise<unknown>;
  remove: (name: string) => Promise<unknown>;
  /** Returns the names of all values, sorted. */
  names: () => Promise<readonly unknown[]>;
}

/**
 * Returns a database of values by name in IndexedDB, which can store keys that no script can read. Each use opens and
 * closes it, so that it can be deleted at any time.
 */
export function databaseCalled(databaseName: string): OfflineDatabase {
  async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open(databaseName);
    try {
      return await resultOf(request(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  }
  return {
    get: (name) => ask<unknown>('readonly', (store) => store.get(name)),
    put: (name, value) => ask('readwrite', (store) => store.put(value, name)),
    add: (name, value) => ask('readwrite', (store) => store.add(value, name)),
    remove: (name) => ask('readwrite', (store) => store.delete(name)),
    names: () => ask('readonly', (store) => store.getAllKeys()),
  };
}

export const offlineDatabase = databaseCalled(offlineDatabaseName);
