import { vi } from 'vitest';

type StorageListener = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;

/** The listeners of each tab. A tab that was opened earlier removes its own with the functions of the last one. */
const ofTabs = new Set<Set<StorageListener>>();

/** Opens a tab of the app: fresh modules with separate state, and the storage that all tabs share. */
export async function openTab() {
  // The session only adds `storage` listeners. Each tab dispatches events to its own listeners.
  const listeners = new Set<StorageListener>();
  ofTabs.add(listeners);
  vi.stubGlobal('addEventListener', (_: 'storage', listener: StorageListener) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: 'storage', listener: StorageListener) => {
    for (const each of ofTabs) each.delete(listener);
  });
  vi.resetModules();
  const { sessionEnd } = await import('../api/session-end.ts');
  const session = await import('../api/session.ts');
  const { request } = await import('../api/request.ts');
  const ownProfile = await import('../shared/profiles/own-profile.ts');
  const visited: string[] = [];
  session.startSession((path) => visited.push(path));
  return {
    ...session,
    sessionEnd,
    ...ownProfile,
    request,
    /** The pages that the session navigated to. */
    visited,
    /** Returns how many listeners the tab has. */
    listening: () => listeners.size,
    /** Dispatches the event that a browser sends when another tab has changed an item; null means all items. */
    hearStorage: (key: string | null, newValue: string | null = null) => {
      for (const listener of listeners) listener({ key, newValue });
    },
  };
}
