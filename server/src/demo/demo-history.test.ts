import { describe, expect, it } from 'vitest';
import { DEMO_CONVERSATIONS } from './data/conversations.ts';
import type { DemoPerson } from './data/demo-person.ts';
import { DEMO_LIKES } from './data/likes.ts';
import { DEMO_NOTIFICATIONS } from './data/notifications.ts';
import { DEMO_PENDING_VERIFICATIONS } from './data/pending-verifications.ts';
import { DEMO_PEOPLE } from './data/people.ts';

function personOf(key: string): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.key === key);
  if (person === undefined) throw new Error(`nobody is called ${key}`);
  return person;
}

function likeBetween(from: string, to: string): (typeof DEMO_LIKES)[number] | undefined {
  return DEMO_LIKES.find((like) => like.from === from && like.to === to);
}

/** Minutes since both liked, or undefined. */
function matchedMinutesAgo(one: string, other: string): number | undefined {
  const there = likeBetween(one, other);
  const back = likeBetween(other, one);
  return there && back && Math.min(there.minutesAgo, back.minutesAgo);
}

function matchesOf(key: string): string[] {
  return DEMO_LIKES.filter((like) => like.from === key && likeBetween(like.to, key)).map((like) => like.to);
}

/** The deck's rule: straight people see the other binary gender, gay and lesbian people their own, everybody else everyone. */
function mayInterest(viewer: DemoPerson, shown: DemoPerson): boolean {
  const binary = viewer.gender === 'female' || viewer.gender === 'male';
  if (!binary) return true;
  if (viewer.orientation === 'straight') return shown.gender === (viewer.gender === 'female' ? 'male' : 'female');
  if (viewer.orientation === 'gay' || viewer.orientation === 'lesbian') return shown.gender === viewer.gender;
  return true;
}

describe('likes between demo people', () => {
  it('name people who exist, never oneself, never the same pair twice', () => {
    for (const { from, to } of DEMO_LIKES) {
      expect(personOf(from).key).not.toBe(personOf(to).key);
    }
    expect(new Set(DEMO_LIKES.map(({ from, to }) => `${from} ${to}`)).size).toBe(DEMO_LIKES.length);
  });

  it('come from verified people, after both had joined, within whom each may be interested in', () => {
    for (const { from, to, minutesAgo } of DEMO_LIKES) {
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

  it('have been returned by everybody who likes back', () => {
    for (const { from, to } of DEMO_LIKES) {
      if (personOf(to).likesBack) expect(likeBetween(to, from), `${to} likes ${from} back`).toBeDefined();
    }
  });

  it.each(['amina', 'brian'])('leave %s with matches and with people whose like waits', (key) => {
    expect(matchesOf(key).length).toBeGreaterThanOrEqual(4);
    const waiting = DEMO_LIKES.filter((like) => like.to === key && !likeBetween(key, like.from));
    expect(waiting.length).toBeGreaterThanOrEqual(5);
  });

  it('leave Amina and Brian in each other’s deck, not yet decided', () => {
    expect(likeBetween('amina', 'brian') ?? likeBetween('brian', 'amina')).toBeUndefined();
    expect(mayInterest(personOf('amina'), personOf('brian')) && mayInterest(personOf('brian'), personOf('amina'))).toBe(
      true,
    );
    expect(personOf('amina').verified && personOf('brian').verified).toBe(true);
  });
});

describe('conversations between demo people', () => {
  it.each(DEMO_CONVERSATIONS)(
    '$between: only between two verified people who matched before the first message',
    ({ between: [one, other], messages }) => {
      const matched = matchedMinutesAgo(one, other);
      expect(personOf(one).verified && personOf(other).verified).toBe(true);
      expect(matched).toBeGreaterThan(messages[0]?.minutesAgo ?? Infinity);
    },
  );

  it.each(DEMO_CONVERSATIONS)(
    '$between: 3 to 12 messages by the two, oldest first, the unread ones by one of them',
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

  it('exist once per pair', () => {
    const pairs = DEMO_CONVERSATIONS.map(({ between }) => between.toSorted().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('notifications of demo people', () => {
  it('tell of something that happened, at the time it happened', () => {
    for (const { to, kind, about, minutesAgo } of DEMO_NOTIFICATIONS) {
      const other = about ?? '';
      if (kind === 'match') expect(matchedMinutesAgo(to, other)).toBe(minutesAgo);
      if (kind === 'like') expect(likeBetween(other, to)?.minutesAgo).toBe(minutesAgo);
      if (kind === 'verification') expect(personOf(to).verified).toBe(true);
      if (kind === 'message') {
        const talk = DEMO_CONVERSATIONS.find(({ between }) => between.includes(to) && between.includes(other));
        const firstUnread = talk?.messages.at(-talk.unread);
        expect(firstUnread).toMatchObject({ from: other, minutesAgo });
      }
    }
  });

  it.each(['amina', 'brian'])('leave %s something unread', (key) => {
    expect(
      DEMO_NOTIFICATIONS.filter((notification) => notification.to === key && !notification.read).length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('the review queue of the demo', () => {
  it('holds two people who are not verified yet', () => {
    expect(DEMO_PENDING_VERIFICATIONS).toHaveLength(2);
    expect(DEMO_PENDING_VERIFICATIONS.some(({ person }) => personOf(person).verified)).toBe(false);
  });
});
