/**
 * Calls a function whenever the network is back.
 * @returns a function that ends this
 */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
