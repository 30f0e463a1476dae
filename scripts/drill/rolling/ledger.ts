// The ledger of a drill: what the server has acknowledged, and how that compares with what is there in the end.

export interface Acknowledged {
  readonly clientId: string;
  readonly sender: number;
  readonly receiver: number;
}

export interface StoredMessage {
  readonly id: number;
  readonly client_id: string | null;
  readonly text: string;
}

export interface Ledger {
  /** The messages that the server has acknowledged, by their ids. */
  readonly messages: Map<number, Acknowledged>;
  /** The swipes that it has acknowledged, as `swiper-target`. */
  readonly swipes: Set<string>;
  /** The ids of messages that each member has seen, by an event or by fetching again. */
  readonly seen: Map<number, Set<number>>;
  /** The requests that failed, with their status. */
  readonly failures: string[];
  /** The number of requests by kind. */
  readonly requests: Record<string, number>;
  /** The number of uploads that were cut off and sent again. */
  cutUploads: number;
}

export const createLedger = (): Ledger => ({
  messages: new Map(),
  swipes: new Set(),
  seen: new Map(),
  failures: [],
  requests: {},
  cutUploads: 0,
});

interface Found {
  readonly messages: readonly StoredMessage[];
  readonly swipes: ReadonlySet<string>;
}

/** Compares the ledger with the rows in the end, and returns a sentence for each difference. */
export function findFaults({ messages, swipes, seen, failures }: Ledger, stored: Found): string[] {
  const ids = new Set(stored.messages.map(({ id }) => id));
  const texts = Object.entries(Object.groupBy(stored.messages, ({ text }) => text));
  const isSeen = (id: number): boolean => seen.get(messages.get(id)?.receiver ?? 0)?.has(id) ?? false;
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    ...[...messages.keys()].filter((id) => !ids.has(id)).map((id) => `lost: message ${id}`),
    ...texts.filter(([, rows]) => (rows?.length ?? 0) > 1).map(([text]) => `doubled: "${text}"`),
    ...[...ids].filter((id) => !messages.has(id)).map((id) => `never acknowledged: message ${id}`),
    ...[...ids].filter((id) => !isSeen(id)).map((id) => `not seen by its receiver: message ${id}`),
    ...[...swipes].filter((swipe) => !stored.swipes.has(swipe)).map((swipe) => `lost: swipe ${swipe}`),
  ];
}
