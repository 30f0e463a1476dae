import type { OfflineDatabase } from '../device/offline-copy/offline-database.ts';

/** Makes an in-memory database for tests in Node, which has no IndexedDB. */
export function memoryDatabase() {
  const values = new Map<string, unknown>();
  const database: OfflineDatabase = {
    get: async (name) => values.get(name),
    put: async (name, value) => values.set(name, value),
    async add(name, value) {
      if (values.has(name)) throw new DOMException('It exists already', 'ConstraintError');
      values.set(name, value);
    },
    remove: async (name) => values.delete(name),
    names: async () => [...values.keys()].toSorted(),
  };
  return { values, database };
}
