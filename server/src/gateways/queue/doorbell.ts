/** Tells jobs of the same process that there is work, so that they need not poll all the time. */
export interface Doorbell {
  ring(): void;
  /** @returns a function that stops listening */
  answer(onRing: () => void): () => void;
}

export function createDoorbell(): Doorbell {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const onRing of listeners) onRing();
    },
    answer(onRing) {
      listeners.add(onRing);
      return () => void listeners.delete(onRing);
    },
  };
}
