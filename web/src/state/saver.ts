import { createStore, type Store } from './store.ts';

export interface SaverState<T extends object> {
  /** The choices that are on their way, to be shown over the saved values. */
  changes: Partial<T>;
  /** `saved` and `failed` stay until the next choice. */
  status: 'idle' | 'saving' | 'saved' | 'failed';
}

interface SaverOptions<T extends object> {
  /** Sends the choices and stores what was saved. Throws if they were not saved. */
  send: (changes: Partial<T>) => Promise<void>;
  /** Called once for each failure. The choices that failed are no longer shown. */
  onFailure: (error: unknown) => void;
  /** Whether the member who chose is still signed in. If not, what waits is dropped. */
  mayGoOn: () => boolean;
}

export interface Saver<T extends object> extends Pick<Store<SaverState<T>>, 'read' | 'subscribe'> {
  /** @returns whether everything was saved, once nothing waits any more */
  choose: (changes: Partial<T>) => Promise<boolean>;
  /** Forgets that something was saved or failed; for a page that has just opened. */
  settle: () => void;
}

/**
 * Saves choices as they are made, one request at a time, so that an earlier choice never overwrites a later one. What is
 * chosen meanwhile goes out together with the next request.
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
