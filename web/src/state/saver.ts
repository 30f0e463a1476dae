import { createStore, type Store } from './store.ts';

export interface SaverState<T extends object> {
  /** The choices that are being saved. They are shown instead of the saved values. */
  changes: Partial<T>;
  /** `saved` and `failed` stay until the next choice. */
  status: 'idle' | 'saving' | 'saved' | 'failed';
}

interface SaverOptions<T extends object> {
  /** Sends the choices and stores the saved values. Throws if they could not be saved. */
  send: (changes: Partial<T>) => Promise<void>;
  /** Called once for each failure. The failed choices are no longer shown. */
  onFailure: (error: unknown) => void;
  /** Says whether the member who chose is still signed in. If not, unsent choices are dropped. */
  mayGoOn: () => boolean;
}

export interface Saver<T extends object> extends Pick<Store<SaverState<T>>, 'read' | 'subscribe'> {
  /** @returns true if everything was saved, once nothing waits any more */
  choose: (changes: Partial<T>) => Promise<boolean>;
  /** Resets the status to `idle`; called when a page opens. */
  settle: () => void;
}

/**
 * Saves choices as they are made, one request at a time, so that an earlier choice never overwrites a later one.
 * Choices that are made during a request are sent together in the next one.
 */
export function createSaver<T extends object>({ send, onFailure, mayGoOn }: SaverOptions<T>): Saver<T> {
  const store = createStore<SaverState<T>>({ changes: {}, status: 'idle' });
  let sending: Partial<T> = {};
  let waiting: Partial<T> = {};
  let running: Promise<boolean> | undefined;

  async function sendWaiting(): Promise<boolean> {
    sending = waiting;
    waiting = {};
    try {
      await send(sending);
      return true;
    } catch (error) {
      if (mayGoOn()) onFailure(error);
      return false;
    } finally {
      sending = {};
    }
  }

  async function run(): Promise<boolean> {
    let saved = true;
    while (Object.keys(waiting).length > 0) {
      if (!mayGoOn()) waiting = {};
      else saved = await sendWaiting();
      store.write({ changes: waiting, status: 'saving' });
    }
    running = undefined;
    store.write({ changes: {}, status: saved ? 'saved' : 'failed' });
    return saved;
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    choose(changes) {
      waiting = { ...waiting, ...changes };
      store.write({ changes: { ...sending, ...waiting }, status: 'saving' });
      running ??= run();
      return running;
    },
    settle() {
      if (!running) store.write({ changes: {}, status: 'idle' });
    },
  };
}
