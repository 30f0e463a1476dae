/** Who wants to know of something. */
export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
  clear(): void;
}

/** @param onFailure called for a listener that throws; the others are told all the same */
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
