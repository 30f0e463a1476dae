import { vi } from 'vitest';

type StorageListener = (event: { key: string | null }) => void;

/** A tab of the app: modules with a state of their own over the storage that all tabs share. */
export async function openTab() {
  // Listeners of `storage` alone are ever added; each tab tells its own.
  const listeners = new Set<StorageListener>();
  vi.stubGlobal('addEventListener', (_: 'storage', listener: StorageListener) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: 'storage', listener: StorageListener) => listeners.delete(listener));
  vi.resetModules();
  const session = await import('../api/session.ts');
  const { request } = await import('../api/request.ts');
  const ownProfile = await import('../queries/own-profile.ts');
  const visited: string[] = [];
  session.startSession((path) => visited.push(path));
  return {
    ...session,
    ...ownProfile,
    request,
    /** Where the session sent the reader. */
    visited,
    /** What a browser does when another tab has changed an item; null is all of them. */
    hearStorage: (key: string | null) => {
      for (const listener of listeners) listener({ key });
    },
  };
}
