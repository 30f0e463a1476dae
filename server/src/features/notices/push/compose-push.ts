import { createHash } from 'node:crypto';
import type { Language } from '@mwanzo/contract/language';
import { callLimits, type Plan } from '@mwanzo/contract/limits';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { ShownPush } from '@mwanzo/contract/notices/push';
import type { Push } from '../../../gateways/push/pusher.ts';
import type { PushChoices } from '../../people/settings/index.ts';
import type { NotificationDetails } from '../notifications/index.ts';
import { pushTexts } from './push-texts.ts';

/** An unread notification that a push tells of. */
export interface NewsItem {
  readonly kind: NotificationKind;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly details: Pick<NotificationDetails, 'decision' | 'asks_to_talk'>;
}

/** The news of a member, newest first. */
export interface PushedNews {
  readonly language: Language;
  readonly plan: Plan;
  readonly choices: Pick<PushChoices, 'showsNames'>;
  readonly unread: number;
  readonly items: readonly NewsItem[];
}

const daySeconds = 24 * 60 * 60;

/**
 * One push for all news. It never contains a message's text, and a name only if the member allows it on a locked
 * screen.
 */
export function composePush(news: PushedNews): Push {
  const items = newestOfEachTag(news.items);
  const [first, ...others] = items;
  if (!first) throw new Error('There is nothing to push');
  const about = others.length === 0 ? aboutOne(first, news) : aboutSeveral(items, news.language);
  const shown: ShownPush = { title: 'Mwanzo', unread: news.unread, ...about };
  return { payload: JSON.stringify(shown), topic: topicOf(shown.tag), ttlSeconds: daySeconds };
}

function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** A ringing call, or one that nobody has answered. The second push replaces the first. */
export interface PushedCall {
  readonly callId: string;
  readonly callerId: number;
  readonly isOver: boolean;
}

/** One push for a call, with the caller's name only if the member allows it on a locked screen. */
export function composeCallPush(
  { callId, callerId, isOver }: PushedCall,
  to: { language: Language; unread: number; callerName: string | null },
): Push {
  const texts = pushTexts[to.language];
  const [plain, named] = isOver ? [texts.missedCall, texts.missedCallFrom] : [texts.call, texts.callFrom];
  const { callerName } = to;
  const shown: ShownPush = {
    title: 'Mwanzo',
    body: callerName === null ? plain : named.replace('{name}', () => callerName),
    tag: `call-${callId}`,
    link: `/chat/${callerId}`,
    unread: to.unread,
    rings: !isOver,
  };
  const ttlSeconds = isOver ? daySeconds : callLimits.ringSeconds;
  return { payload: JSON.stringify(shown), topic: topicOf(shown.tag), ttlSeconds, isUrgent: !isOver };
}

type About = Pick<ShownPush, 'body' | 'tag' | 'link'>;

function aboutOne({ kind, actorId, actorName, details }: NewsItem, { language, plan, choices }: PushedNews): About {
  const texts = pushTexts[language];
  const withName = (named: string, plain: string) =>
    choices.showsNames && actorName !== null ? named.replace('{name}', () => actorName) : plain;
  switch (kind) {
    case 'match':
      return { body: withName(texts.matchWith, texts.match), tag: `chat-${actorId}`, link: `/chat/${actorId}` };
    case 'message':
      return {
        body: details.asks_to_talk ? withName(texts.askedBy, texts.asked) : withName(texts.messageFrom, texts.message),
        tag: `chat-${actorId}`,
        link: `/chat/${actorId}`,
      };
    case 'like':
      // The Basic plan does not show who liked a member.
      return {
        body: plan === 'basic' ? texts.like : withName(texts.likeFrom, texts.like),
        tag: 'likes',
        link: '/likes',
      };
    case 'verification':
      return details.decision === 'approved'
        ? { body: texts.approved, tag: 'verification', link: '/discover' }
        : { body: texts.rejected, tag: 'verification', link: '/verify' };
    case 'profile_change':
      return { body: texts.changed, tag: 'profile', link: '/profile' };
    case 'report':
      return { body: texts.report, tag: 'report', link: '/notifications' };
    case 'payment':
      // On a shared phone, others must not learn what was bought.
      return { body: texts.account, tag: 'payment', link: '/settings/payments' };
    case 'premium':
      // The lock screen does not show who pays.
      return { body: texts.account, tag: 'premium', link: '/premium' };
    case 'safety':
      return { body: texts.safety, tag: 'safety', link: '/settings/decisions' };
  }
}

function isChat({ kind }: NewsItem): boolean {
  return kind === 'match' || kind === 'message';
}

/** A match and a message of one conversation become one line. */
function newestOfEachTag(items: readonly NewsItem[]): NewsItem[] {
  const seen = new Set<number>();
  return items.filter((item) => {
    if (!isChat(item) || item.actorId === null) return true;
    return !seen.has(item.actorId) && seen.add(item.actorId);
  });
}

function isChatOrLike(kind: NewsItem['kind']): kind is 'match' | 'message' | 'like' {
  return kind === 'match' || kind === 'message' || kind === 'like';
}

function linkOf({ match, message, like }: Record<'match' | 'message' | 'like', number>): string {
  if (match + message > 0) return '/matches';
  return like > 0 ? '/likes' : '/notifications';
}

function aboutSeveral(items: readonly NewsItem[], language: Language): About {
  const { several } = pushTexts[language];
  const groups = { match: 0, message: 0, like: 0, decision: 0 };
  for (const { kind } of items) groups[isChatOrLike(kind) ? kind : 'decision'] += 1;
  const parts = (Object.keys(groups) as (keyof typeof groups)[])
    .filter((kind) => groups[kind] > 0)
    .map((kind) => several[kind].replace('{count}', String(groups[kind])));
  return { body: parts.join(' · '), tag: 'several', link: linkOf(groups) };
}
