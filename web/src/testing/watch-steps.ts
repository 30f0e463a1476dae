import type { QueryClient } from '@tanstack/react-query';
import type { Store } from '../state/store.ts';
import type { ShownToast } from '../ui/layers/toast-store.ts';
import { MemoryStorage } from './memory-storage.ts';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Leaves out what is another one each time: the port of a test's server, the folder of the code, made-up ids, moments
 * and ages by a real clock, and how long a decision took.
 */
const plain = (text: string) =>
  text
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+|file:\S*(?=\/web\/src)/g, '')
    .replaceAll(uuid, '<uuid>')
    .replaceAll(/\bblob:[^"\s]+/g, 'blob:')
    .replaceAll(/\b1[789]\d{11}\b|\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}(?:Z|[+-]\d\d:\d\d)/g, '<moment>')
    .replaceAll(/(?<="deciding_ms":)\d+/g, '<ms>')
    .trimEnd();

/** The present month and day are in what is kept. */
const withoutDays = (text: string) => text.replaceAll(/\d{4}-\d\d(?:-\d\d)?/g, '<day>');

/** The end of a long text is told by its length alone. */
const short = (text: string) => (text.length > 200 ? `${text.slice(0, 180)}… (${text.length})` : text);

const fileOf = ({ type, size }: Blob) => `<${type || 'file'}, ${size} B>`;

function told(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof FormData) {
    const fields = [...value].map(([key, field]) => `${key}=${field instanceof Blob ? fileOf(field) : field}`);
    return `form ${fields.join(' ')}`;
  }
  if (value instanceof Blob) return fileOf(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The bytes of a visit depend on the headers of a test's server. */
const bytesKey = 'mwanzo.visitBytes';

/** The hundredth step of a test tells no more than the first ones. */
const stepsMax = 40;

/** Changes that nobody waits for race with everything else. */
const besides = /\/(?:alive|delivered|mark-read|read|signal|told|typing)\/$/;

/** The kinds of steps as they are told. Pages stay in their order, and the rest is sorted, since responses race. */
const kinds = ['asks', 'leads to', 'keeps', 'says', 'changes in the cache'] as const;

/** Says when a step is taken, in words that are the same each time. */
function watchMoments() {
  const changes = new Map<object, string>();
  let visit = '';
  let last = '';
  return {
    /** While the page opens or is left, and during or after which change. A request is sent during any. */
    inWords(isRequest: boolean): readonly string[] {
      const asked = [...new Set(changes.values())].sort().join(' and ');
      if (asked === '') return [visit, last];
      return isRequest ? [visit] : [visit, `[during ${asked}]`];
    },
    /** Runs this, which opens the page, shows something else or leaves, and marks the steps that are taken at once. */
    during<Result>(words: 'opening' | 'showing' | 'leaving', run: () => Result): Result {
      visit = `[${words}]`;
      try {
        return run();
      } finally {
        visit = '';
      }
    },
    /** Returns what is called when the response to a change is there. */
    change(words: string): () => void {
      const change = {};
      changes.set(change, words);
      return () => {
        changes.delete(change);
        last = `[after ${words}]`;
      };
    },
    begin(): void {
      changes.clear();
      last = '';
    },
  };
}

/**
 * Notes what a page does: what it asks of the server and with which body, where it leads, what it keeps and forgets,
 * which toasts it shows, what it changes in the cache. `wordsOf` tells what can be seen. A step is told
 * with its moment.
 */
export function watchSteps() {
  const steps = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  const moments = watchMoments();
  let isHeld = true;
  const note = (kind: (typeof kinds)[number], ...words: unknown[]) => {
    const text = plain([...words.map(told), ...moments.inWords(kind === 'asks')].filter(Boolean).join(' '));
    if ((steps.get(kind)?.size ?? 0) < stepsMax) steps.get(kind)?.add(text);
  };
  return {
    during: moments.during,
    /** Returns what is called at its response. */
    noteRequest(...[address, init]: Parameters<typeof fetch>): () => void {
      const { method = 'GET', body } = init ?? {};
      const url = address instanceof Request ? address.url : String(address);
      note('asks', method, url, body);
      const isChange = method !== 'GET' && !besides.test(url);
      return isChange ? moments.change(plain(`${method} ${url}`)) : () => undefined;
    },
    notePage(path: string, options: { replace?: boolean; state?: unknown } = {}): void {
      note('leads to', path, options.replace ? 'in place of this page' : '', options.state);
    },
    /** Returns a storage whose changes are noted. */
    storage(name: string): MemoryStorage {
      const storage = new MemoryStorage();
      const { setItem, removeItem } = MemoryStorage.prototype;
      return Object.assign(storage, {
        setItem(key: string, value: string) {
          if (key !== bytesKey) note('keeps', name, key, short(withoutDays(plain(value))));
          setItem.call(storage, key, value);
        },
        removeItem(key: string) {
          if (storage.getItem(key) !== null) note('keeps', name, key, 'no more');
          removeItem.call(storage, key);
        },
      });
    },
    followToasts({ read, subscribe }: Store<ShownToast | undefined>): void {
      subscribe(() => {
        const { title, description, kind = 'good', error } = read() ?? {};
        if (title !== undefined) note('says', kind, title, description, error instanceof Error ? error.name : '');
      });
    },
    /** Notes what code writes into the cache and what it takes for out of date there, but no plain read. */
    followCache(client: QueryClient): void {
      client.getQueryCache().subscribe((event) => {
        const { queryHash } = event.query;
        if (event.type !== 'updated') return;
        if (event.action.type === 'success' && event.action.manual) note('changes in the cache', queryHash);
        if (event.action.type === 'invalidate') note('changes in the cache', queryHash, 'out of date');
      });
    },
    /** Forgets what a page has done so far, before its test begins. */
    begin(): void {
      for (const known of steps.values()) known.clear();
      moments.begin();
    },
    /** For a test that races on purpose and does something else each time: it is not compared. */
    leaveOut(): void {
      isHeld = false;
    },
    /** Returns what the page has done, a kind and its steps a line each; nothing of a page that does nothing. */
    told(): string {
      if (!isHeld) return '';
      const groups = [...steps].filter(([, known]) => known.size > 0);
      return groups
        .flatMap(([kind, known]) => {
          const inOrder = kind === 'leads to' ? [...known] : [...known].sort();
          return [kind, ...inOrder.map((step) => `  ${step}`)];
        })
        .join('\n');
    },
  };
}
