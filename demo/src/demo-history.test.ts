import { describe, expect, it } from 'vitest';
import { demoConversations } from './data/conversations.ts';
import type { DemoPerson } from './data/demo-person.ts';
import { demoLikes } from './data/likes.ts';
import { demoNotifications } from './data/notifications.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPeople } from './data/people.ts';

function personOf(key: string): DemoPerson {
  const person = demoPeople.find((candidate) => candidate.key === key);
  if (person === undefined) throw new Error(`there is no demo person ${key}`);
  return person;
}

function likeBetween(from: string, to: string): (typeof demoLikes)[number] | undefined {
  return demoLikes.find((like) => like.from === from && like.to === to);
}

/** Minutes since the second of two likes, or undefined when they are no match. */
function matchedMinutesAgo(one: string, other: string): number | undefined {
  const there = likeBetween(one, other);
  const back = likeBetween(other, one);
  return there && back && Math.min(there.minutesAgo, back.minutesAgo);
}

function matchesOf(key: string): string[] {
  return demoLikes.filter((like) => like.from === key && likeBetween(like.to, key)).map((like) => like.to);
}

/**
 * The rule of the deck: straight people see the other binary gender, gay and lesbian people their own, and all others
 * see everyone.
 */
function mayInterest(viewer: DemoPerson, shown: DemoPerson): boolean {
  const binary = viewer.gender === 'female' || viewer.gender === 'male';
  if (!binary) return true;
  if (viewer.orientation === 'straight') return shown.gender === (viewer.gender === 'female' ? 'male' : 'female');
  if (viewer.orientation === 'gay' || viewer.orientation === 'lesbian') return shown.gender === viewer.gender;
  return true;
}

describe('likes between demo people', () => {
  it('name existing people, never the liker, and no pair twice', () => {
    for (const { from, to } of demoLikes) {
      expect(personOf(from).key).not.toBe(personOf(to).key);
    }
    expect(new Set(demoLikes.map(({ from, to }) => `${from} ${to}`)).size).toBe(demoLikes.length);
  });

  it('are by verified people, from after both had joined, and fit the orientation of both', () => {
    for (const { from, to, minutesAgo } of demoLikes) {
      const [liker, liked] = [personOf(from), personOf(to)];
      expect(liker.verified, `${from} is verified`).toBe(true);
      expect(Math.min(liker.joinedDaysAgo, liked.joinedDaysAgo) * 1440, `${from} and ${to} had joined`).toBeGreaterThan(
        minutesAgo,
      );
      expect(mayInterest(liker, liked) && mayInterest(liked, liker), `${from} and ${to} are in each other's deck`).toBe(
        true,
      );
    }
  });

  it('are returned by everybody who likes back', () => {
    const toBeReturned = demoLikes.filter(({ to }) => personOf(to).likesBack);
    expect(toBeReturned).not.toEqual([]);
    for (const { from, to } of toBeReturned) expect(likeBetween(to, from), `${to} likes ${from} back`).toBeDefined();
  });

  it.each(['amina', 'brian'])('give %s matches and likes to decide on', (key) => {
    expect(matchesOf(key).length).toBeGreaterThanOrEqual(4);
    const waiting = demoLikes.filter((like) => like.to === key && !likeBetween(key, like.from));
    expect(waiting.length).toBeGreaterThanOrEqual(5);
  });

  it('leave Amina and Brian in each other’s deck, undecided', () => {
    expect(likeBetween('amina', 'brian') ?? likeBetween('brian', 'amina')).toBeUndefined();
    expect(mayInterest(personOf('amina'), personOf('brian')) && mayInterest(personOf('brian'), personOf('amina'))).toBe(
      true,
    );
    expect(personOf('amina').verified && personOf('brian').verified).toBe(true);
  });
});

describe('conversations between demo people', () => {
  it.each(demoConversations)(
    '$between: the two are verified and matched before the first message',
    ({ between: [one, other], messages }) => {
      const matched = matchedMinutesAgo(one, other);
      expect(personOf(one).verified && personOf(other).verified).toBe(true);
      expect(matched).toBeGreaterThan(messages[0]?.minutesAgo ?? Infinity);
    },
  );

  it.each(demoConversations)(
    '$between: 3 to 12 messages by the two, oldest first, and the unread ones by one of them',
    ({ between, messages, unread }) => {
      expect(messages.length).toBeGreaterThanOrEqual(3);
      expect(messages.length).toBeLessThanOrEqual(12);
      expect(
        messages.every(
          ({ from, text }) => between.includes(from) && text.trim() === text && text.length > 0 && text.length <= 4000,
        ),
      ).toBe(true);
      const times = messages.map((message) => message.minutesAgo);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(messages.slice(messages.length - unread).map((message) => message.from)).size).toBe(
        unread > 0 ? 1 : 0,
      );
    },
  );

  it('exist only once for each pair', () => {
    const pairs = demoConversations.map(({ between }) => between.toSorted().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('notifications of demo people', () => {
  it.each(['match', 'like', 'message', 'verification'] as const)('of the kind %s are there', (kind) => {
    expect(demoNotifications.filter((notification) => notification.kind === kind)).not.toEqual([]);
  });

  it.each(demoNotifications)(
    'are about events of the demo, at their time: $kind for $to',
    ({ to, kind, about, minutesAgo }) => {
      const other = about ?? '';
      const talk = demoConversations.find(({ between }) => between.includes(to) && between.includes(other));
      const firstUnread = talk && talk.unread > 0 ? talk.messages.at(-talk.unread) : undefined;
      const events = {
        match: matchedMinutesAgo(to, other),
        like: likeBetween(other, to)?.minutesAgo,
        verification: personOf(to).verified ? minutesAgo : undefined,
        message: firstUnread?.from === other ? firstUnread.minutesAgo : undefined,
      };
      expect(events[kind]).toBe(minutesAgo);
    },
  );

  it.each(['amina', 'brian'])('give %s unread notifications', (key) => {
    expect(
      demoNotifications.filter((notification) => notification.to === key && !notification.read).length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('the review queue of the demo', () => {
  it('holds two people who are not verified yet', () => {
    expect(demoPendingVerifications).toHaveLength(2);
    expect(demoPendingVerifications.some(({ person }) => personOf(person).verified)).toBe(false);
  });
});
