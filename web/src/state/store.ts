import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  read: () => T;
  /** Replaces the value and notifies every subscriber, even if the value is the same. */
  write: (value: T) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>({ read, subscribe }: Pick<Store<T>, 'read' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, read, read);
}
