import { offlineDatabaseName } from '../member-storage.ts';

const storeName = 'kept';

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(offlineDatabaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return resultOf(request);
}

/**
 * Holds two values in IndexedDB, which can store keys that no script can read. Each use opens and closes the database,
 * so that it can be deleted at any time.
 */
async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await resultOf(request(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

export interface OfflineDatabase {
  get: (name: 'key' | 'content') => Promise<unknown>;
  put: (name: 'key' | 'content', value: unknown) => Promise<unknown>;
}

export const offlineDatabase: OfflineDatabase = {
  get: (name) => ask<unknown>('readonly', (store) => store.get(name)),
  put: (name, value) => ask('readwrite', (store) => store.put(value, name)),
};
