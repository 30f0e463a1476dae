import { teachesNothing } from '../../server/src/features/core/pairs/index.ts';
import { demoConversations } from './data/conversations.ts';
import type { DemoLike } from './data/demo-history.ts';
import { demoLikes } from './data/likes.ts';
import { demoNotifications } from './data/notifications.ts';
import { demoId } from './demo-ids.ts';

interface PairRow {
  low_id: number;
  high_id: number;
  low_liked: true | null;
  high_liked: true | null;
  low_swiped_at: Date | null;
  high_swiped_at: Date | null;
  matched_at: Date | null;
  /** Nothing that demo people have done together teaches the order of decks. */
  taught: number;
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** The likes as rows of `pairs`. Two people who like each other match at the second like. */
export function pairRows(now: Date, teaches = false): PairRow[] {
  const pairs = new Map<string, PairRow>();
  for (const like of demoLikes) addLike(pairs, like, minutesBefore(now, like.minutesAgo), teaches);
  return [...pairs.values()];
}

function addLike(pairs: Map<string, PairRow>, like: DemoLike, swipedAt: Date, teaches: boolean): void {
  const [from, to] = [demoId(like.from), demoId(like.to)];
  const [low_id, high_id] = [Math.min(from, to), Math.max(from, to)];
  const name = `${low_id}-${high_id}`;
  const pair = pairs.get(name) ?? {
    low_id,
    high_id,
    low_liked: null,
    high_liked: null,
    low_swiped_at: null,
    high_swiped_at: null,
    matched_at: null,
    taught: teaches ? 0 : teachesNothing,
  };
  if (from === low_id) Object.assign(pair, { low_liked: true, low_swiped_at: swipedAt });
  else Object.assign(pair, { high_liked: true, high_swiped_at: swipedAt });
  const { low_swiped_at: low, high_swiped_at: high } = pair;
  if (low && high) pair.matched_at = low > high ? low : high;
  pairs.set(name, pair);
}

/** All messages, oldest first, so that their ids are in the order of their times. */
export function messageRows(now: Date) {
  const messages = demoConversations.flatMap(({ between, messages: texts }) =>
    texts.map(({ minutesAgo, from, text }) => {
      const [one, other] = [demoId(between[0]), demoId(between[1])];
      return {
        low_id: Math.min(one, other),
        high_id: Math.max(one, other),
        sender_id: demoId(from),
        text,
        created_at: minutesBefore(now, minutesAgo),
      };
    }),
  );
  return messages.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** The notifications as rows of `notifications`, oldest first. */
export function notificationRows(now: Date) {
  const notifications = demoNotifications.map(({ to, kind, about, minutesAgo, read }) => ({
    user_id: demoId(to),
    kind,
    actor_id: about === undefined ? null : demoId(about),
    details: kind === 'verification' ? { decision: 'approved', reason: null, demo: true } : {},
    read_at: read ? minutesBefore(now, minutesAgo - 1) : null,
    created_at: minutesBefore(now, minutesAgo),
  }));
  return notifications.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}
