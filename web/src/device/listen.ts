type EventsByType = Omit<DocumentEventMap, keyof WindowEventMap> & WindowEventMap;

/**
 * Calls a function at every event of these types.
 * @param target the window by default; with null nothing happens
 * @returns a function that ends this
 */
export function listen<Type extends keyof EventsByType>(
  types: Type | readonly Type[],
  listener: (event: EventsByType[Type]) => void,
  target: EventTarget | null = globalThis,
  options: AddEventListenerOptions = {},
): () => void {
  const all = [types].flat();
  for (const type of all) target?.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of all) target?.removeEventListener(type, listener as EventListener, options);
  };
}

/** Makes one function that calls all of these. */
export function together(...stops: readonly (() => unknown)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
