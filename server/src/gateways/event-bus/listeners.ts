/** The functions that listen to one kind of value. */
export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
  clear(): void;
}

/** @param onFailure called for a listener that throws; the other listeners are still called */
export function createListeners<Value>(onFailure: (error: unknown) => void): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(value) {
      for (const listener of listeners) {
        try {
          listener(value);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
