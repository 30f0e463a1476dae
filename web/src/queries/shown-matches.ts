import type { Match } from '@mwanzo/contract/matches';
import { readSession } from '../api/session.ts';
import { readStored, writeStored } from '../device/member-storage.ts';

const key = 'mwanzo.matchesShown';
const keptMax = 500;

/** Stays when the member logs out: it names no member and no match. */
const untilKey = 'mwanzo.matchesUntil';
/** This many of a member's random ids look alike. It only keeps two members of one device apart. */
const marks = 2 ** 16;

type Shown = Pick<Match, 'user' | 'matched_at'>;

const ownMark = () => String(Number(readSession().user?.id) % marks);

/** Reads when the newest match was made that the member has seen announced here, perhaps in an earlier session. */
function readUntil(): string {
  const [mark, until = ''] = (readStored(untilKey) ?? '').split(' ');
  return mark === ownMark() ? until : '';
}

function readIds(): number[] | undefined {
  try {
    const { owner, ids }: { owner?: unknown; ids?: unknown } = JSON.parse(readStored(key) ?? '{}');
    if (owner === readSession().user?.id && Array.isArray(ids)) return ids;
  } catch {
    // An unreadable value counts as no matches.
  }
  return undefined;
}

/**
 * Reads which of these matches this browser has already announced as new, by the partners' ids. After a sign-in these
 * are the matches that are no newer than the last one of the session before.
 */
export function readShownMatches(matches: readonly Shown[]): ReadonlySet<number> {
  const ids = readIds();
  if (ids) return new Set(ids);
  const until = readUntil();
  const before = matches.filter(({ matched_at }) => matched_at <= until);
  if (before.length > 0) noteShownMatches(before);
  return new Set(before.map(({ user }) => user.id));
}

export function noteShownMatches(matches: readonly Shown[]): void {
  const ids = matches.map(({ user }) => user.id);
  const all = [...new Set([...(readIds() ?? []), ...ids])].slice(-keptMax);
  writeStored(key, JSON.stringify({ owner: readSession().user?.id, ids: all }));
  const until = matches.reduce((latest, { matched_at: at }) => (at > latest ? at : latest), readUntil());
  writeStored(untilKey, `${ownMark()} ${until}`);
}
