import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import { onMemberChange } from '../../../../api/member-change.ts';
import { readSession } from '../../../../api/session.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { createStore, type Store } from '../../../../state/store.ts';
import { addUnsent } from '../../../../state/unsent.ts';

/**
 * The state of an upload before its message goes into the outbox:
 * - `sending`: it is prepared and uploaded;
 * - `waiting`: the connection was lost, and the upload continues by itself when the network is back;
 * - `asking`: the sender must decide whether to send it;
 * - `failed`: the server refused it, or could not handle it.
 */
type Phase = 'sending' | 'waiting' | 'asking' | 'failed';

interface Progress<Media, Refusal> {
  readonly phase: Phase;
  /** The share of the upload that has left the device, from 0 to 1. */
  readonly share: number;
  /** The reason why it was refused permanently; null if the upload may be tried again. */
  readonly refusal: Refusal | null;
  readonly media?: Media;
}

/** An unfinished upload, with the file that was chosen or recorded. */
export type Queued<Chosen, Media, Refusal> = Chosen &
  Progress<Media, Refusal> & {
    readonly key: number;
    /** The id of the member who sends it. */
    readonly owner: number;
  };

interface Attempt {
  /** Aborted when the upload is discarded. */
  readonly signal: AbortSignal;
  /** The id of the member who sends it. */
  readonly as: number;
  readonly onProgress: (sent: number, total: number) => void;
}

interface MediaKind<Chosen, Media, Refusal> {
  upload: (chosen: Chosen, attempt: Attempt) => Promise<Media>;
  /** Says whether the sender must be asked first. By default it is sent without a question. */
  mustAsk?: (media: Media) => boolean;
  /** Passes it to the outbox, which sends it like a text. */
  hand: (chosen: Chosen, media: Media) => void;
  /** Frees the browser's resources of an upload that is not sent. */
  discard?: (chosen: Chosen) => void;
  /** The reasons for a permanent refusal, by error code. */
  refusals: Readonly<Record<string, Refusal>>;
  /** The text for the console when an upload fails. */
  failure: string;
}

interface MediaQueue<Chosen, Item> {
  readonly items: Store<readonly Item[]>;
  send: (chosen: Chosen) => void;
  /** Tries again, or sends an upload that the member was asked about. */
  sendAgain: (key: number) => void;
  throwAway: (key: number) => void;
}

/** After this time, in ms, a lost upload is tried again: a connection can come back without the device noticing. */
const againMilliseconds = 30_000;

const forgetters: ((receiver: number | undefined) => void)[] = [];

/** Discards the uploads for one receiver, or for everybody. A running upload is aborted. */
export function forgetMedia(receiver?: number): void {
  for (const forget of forgetters) forget(receiver);
}

onMemberChange(() => forgetMedia());

/**
 * Makes a queue of uploads that become messages. They exist only in memory, so unfinished uploads are lost with the
 * page.
 */
export function createMediaQueue<Chosen extends { readonly receiver: number }, Media, Refusal extends string>(
  kind: MediaKind<Chosen, Media, Refusal>,
): MediaQueue<Chosen, Queued<Chosen, Media, Refusal>> {
  type Item = Queued<Chosen, Media, Refusal>;
  const items = createStore<readonly Item[]>([]);
  const attempts = new Map<number, AbortController>();
  let nextKey = 1;

  const find = (key: number) => items.read().find((item) => item.key === key);
  const change = (key: number, changed: Partial<Progress<Media, Refusal>>) =>
    items.write(items.read().map((item) => (item.key === key ? { ...item, ...changed } : item)));
  const remove = (key: number) => items.write(items.read().filter((item) => item.key !== key));

  function throwAway(key: number): void {
    const item = find(key);
    if (!item) return;
    remove(key);
    attempts.get(key)?.abort();
    kind.discard?.(item);
  }

  async function upload(item: Item): Promise<void> {
    const { key, owner } = item;
    const attempt = new AbortController();
    attempts.set(key, attempt);
    change(key, { phase: 'sending', share: 0, refusal: null });
    const onProgress = (sent: number, total: number) => change(key, { share: sent / total });
    try {
      const media = await kind.upload(item, { signal: attempt.signal, as: owner, onProgress });
      // The upload was discarded while it ran. The server deletes files that are not sent.
      if (!find(key)) return;
      if (kind.mustAsk?.(media)) change(key, { phase: 'asking', media });
      else hand(item, media);
    } catch (error) {
      if (find(key)) noteFailure(key, error);
    } finally {
      attempts.delete(key);
    }
  }

  function noteFailure(key: number, error: unknown): void {
    if (error instanceof NetworkError) {
      setTimeout(() => {
        if (navigator.onLine && find(key)?.phase === 'waiting') sendAgain(key);
      }, againMilliseconds);
      return change(key, { phase: 'waiting' });
    }
    logFailure(kind.failure, error);
    const code = error instanceof RequestError ? error.code : '';
    change(key, { phase: 'failed', refusal: kind.refusals[code] ?? null });
  }

  function hand(item: Item, media: Media): void {
    kind.hand(item, media);
    remove(item.key);
  }

  function send(chosen: Chosen): void {
    const owner = readSession().user?.id;
    // The member has signed out while the file was prepared.
    if (owner === undefined) return kind.discard?.(chosen);
    const item: Item = { ...chosen, key: nextKey, owner, phase: 'sending', share: 0, refusal: null };
    nextKey += 1;
    items.write([...items.read(), item]);
    void upload(item);
  }

  function sendAgain(key: number): void {
    const item = find(key);
    if (item?.phase === 'asking' && item.media) hand(item, item.media);
    else if (item && item.phase !== 'sending') void upload(item);
  }

  forgetters.push((receiver) => {
    for (const item of items.read()) if (receiver === undefined || item.receiver === receiver) throwAway(item.key);
  });

  const hasUnsent = () => items.read().some(({ phase, refusal }) => phase !== 'failed' || refusal === null);
  addUnsent(hasUnsent);
  // The browser asks before the member leaves a page with unfinished uploads.
  addEventListener('beforeunload', (event) => {
    if (hasUnsent()) event.preventDefault();
  });
  addEventListener('online', () => {
    for (const { key, phase } of items.read()) if (phase === 'waiting') sendAgain(key);
  });

  return { items, send, sendAgain, throwAway };
}
