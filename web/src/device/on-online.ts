import { listen } from './listen.ts';

/** Calls a function when the network is back. @returns a function that ends this */
export const onOnline = (listener: () => void): (() => void) => listen('online', listener);

/** Calls a function when the network is back, and when it is lost. @returns a function that ends this */
export const onLine = (listener: () => void): (() => void) => listen(['online', 'offline'], listener);
