import type { OfflineCopy } from '../../device/offline-copy/offline-copy.ts';

const peopleMax = 20;
const messagesMax = 50;
const matchesMax = 100;

/** The queries whose responses are saved, by the first element of their key, and how many of each kind. */
const kinds: Readonly<Record<string, number>> = {
  matches: 1,
  profile: peopleMax,
  deck: 1,
  'past-conversations': 1,
  'past-conversation': peopleMax,
};

const kindOf = (key: readonly unknown[]) => String(key[0]);

export function isWorthKeeping(key: readonly unknown[]): boolean {
  return Object.hasOwn(kinds, kindOf(key));
}

export const nameOf = (key: readonly unknown[]) => JSON.stringify(key);
export const keyOf = (name: string) => JSON.parse(name) as readonly unknown[];

function shorten(kind: string, data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  if (kind === 'past-conversation') return data.slice(-messagesMax);
  return kind === 'matches' ? data.slice(0, matchesMax) : data;
}

/** Adds the responses that have arrived, and drops the oldest of each kind beyond its limit. */
export function keepNewest(kept: OfflineCopy, arrived: OfflineCopy): OfflineCopy {
  const newest = Object.entries({ ...kept, ...arrived })
    .map(([name, { at, data }]) => {
      const kind = kindOf(keyOf(name));
      return { name, kind, item: { at, data: shorten(kind, data) } };
    })
    .toSorted((one, other) => other.item.at - one.item.at);
  const places = new Map<string, number>();
  const chosen = newest.filter(({ kind }) => {
    const place = (places.get(kind) ?? 0) + 1;
    places.set(kind, place);
    return place <= (kinds[kind] ?? 0);
  });
  return withoutRemoved(Object.fromEntries(chosen.map(({ name, item }) => [name, item])));
}

/** An ended conversation stays saved only as long as the list contains it. */
function withoutRemoved(kept: OfflineCopy): OfflineCopy {
  const list = kept[nameOf(['past-conversations'])]?.data;
  if (!Array.isArray(list)) return kept;
  const ids = new Set(list.map(({ id }: { id: string }) => id));
  return Object.fromEntries(
    Object.entries(kept).filter(([name]) => {
      const [kind, id] = keyOf(name);
      return kind !== 'past-conversation' || ids.has(String(id));
    }),
  );
}

/** Removes everything about a person from the saved responses: card, match and profile. */
export function withoutPerson(kept: OfflineCopy, id: number): OfflineCopy {
  const others = Object.entries(kept).filter(([name]) => {
    const key = keyOf(name);
    return !(kindOf(key) === 'profile' && key[1] === id);
  });
  return withoutCard(withoutEntry(Object.fromEntries(others), 'matches', id), id);
}

/** Removes a person from the saved deck after a decision. */
export function withoutCard(kept: OfflineCopy, profileId: number): OfflineCopy {
  return withoutEntry(kept, 'deck', profileId);
}

function withoutEntry(kept: OfflineCopy, kind: 'deck' | 'matches', entry: number): OfflineCopy {
  return Object.fromEntries(
    Object.entries(kept).map(([name, { at, data }]) => {
      const isList = kindOf(keyOf(name)) === kind && Array.isArray(data);
      return [name, { at, data: isList ? data.filter(({ id }: { id: number }) => id !== entry) : data }];
    }),
  );
}
