import type { Presence } from '@mwanzo/contract/events';
import { unreadCountMax } from '@mwanzo/contract/limits';
import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Message } from '@mwanzo/contract/conversations/messages';

type Matches = readonly Match[];

/** The changed list. Undefined means that the change cannot be computed and the list must be fetched. */
type Changed = Match[] | undefined;

function change(matches: Matches, partner: number, next: (match: Match) => Match): Changed {
  if (!matches.some(({ user }) => user.id === partner)) return undefined;
  return matches.map((match) => (match.user.id === partner ? next(match) : match));
}

/**
 * Adds a message that has arrived or was sent from another device: its conversation moves to the top. A message that is
 * already known changes nothing.
 */
export function withMessage(matches: Matches, partner: number, message: Message): Changed {
  const match = matches.find(({ user }) => user.id === partner);
  if (!match) return undefined;
  if (message.id <= (match.last_message?.id ?? 0)) return [...matches];
  const { id, text, timestamp, sender, is_deleted, media, seen_at } = message;
  const changed: Match = {
    ...match,
    last_message: { id, text, timestamp, sender, is_deleted, media_kind: media?.kind ?? null, seen_at },
    unread_count: sender === partner ? Math.min(match.unread_count + 1, unreadCountMax) : match.unread_count,
  };
  return [changed, ...matches.filter((other) => other !== match)];
}

/** Updates a message that was deleted or got a reaction. */
export function withChangedMessage(
  matches: Matches,
  partner: number,
  { id, text, is_deleted, media }: Message,
): Changed {
  return change(matches, partner, (match) =>
    match.last_message?.id === id
      ? { ...match, last_message: { ...match.last_message, text, is_deleted, media_kind: media?.kind ?? null } }
      : match,
  );
}

/** Marks the member's messages up to this one as read by the partner. @param now an ISO string */
export function withSeen(matches: Matches, partner: number, upTo: number, now: string): Changed {
  return change(matches, partner, (match) => {
    const last = match.last_message;
    const isSeen = last !== null && last.sender !== partner && last.id <= upTo && last.seen_at === null;
    return isSeen ? { ...match, last_message: { ...last, seen_at: now } } : match;
  });
}

/** Marks the partner's messages up to this one as read by the member, perhaps on another device. */
export function withRead(matches: Matches, partner: number, upTo: number): Changed {
  const last = matches.find(({ user }) => user.id === partner)?.last_message;
  // Messages that came after it may be unread, and how many is not known here.
  if (last && last.id > upTo && last.sender === partner) return undefined;
  return change(matches, partner, (match) => ({ ...match, unread_count: 0, is_opened: true }));
}

export function withPresence(matches: Matches, partner: number, presence: Presence): Changed {
  return change(matches, partner, (match) => ({ ...match, presence }));
}
