import { documentLooks } from '@mwanzo/contract/limits';

const windowMs = documentLooks.hours * 3_600_000;

/** A reviewer's latest look at the identity document of a submission. */
export interface DocumentLook {
  readonly verificationId: number;
  readonly at: Date;
}

/** A reviewer's question for more documents, and a second reviewer's answer. */
export interface Grant {
  readonly askedAt: Date;
  readonly answer: 'yes' | 'no' | null;
  readonly answeredAt: Date | null;
}

/** The facts that decide if a reviewer opens one more document. */
export interface LookFacts {
  /** One for each submission. */
  readonly looks: readonly DocumentLook[];
  /** The reviewer's own questions. */
  readonly grants: readonly Grant[];
}

/** Looks, answers and open questions at or before this time do not count. */
export function countedLooksSince(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

const endOf = (at: Date): number => at.getTime() + windowMs;
/** Returns true if something of this time still counts at that moment. */
const counts = (at: Date | null, moment: number): at is Date => at !== null && endOf(at) > moment;

/** A question waits for an answer for an hour. Then its reviewer may open documents without one. */
export const isWaiting = ({ answer, askedAt }: Grant, now: Date): boolean =>
  answer === null && counts(askedAt, now.getTime());

const openedAt = (looks: readonly DocumentLook[], moment: number): number =>
  looks.filter(({ at }) => counts(at, moment)).length;

function maxAt(grants: readonly Grant[], moment: number, each: number): number {
  const running = grants.filter(({ answer, answeredAt }) => answer === 'yes' && counts(answeredAt, moment));
  return each * (1 + running.length);
}

/** The number of submissions whose documents the reviewer has opened within the hour. */
export const countOpened = (looks: readonly DocumentLook[], now: Date): number => openedAt(looks, now.getTime());

/**
 * The number of submissions whose documents a reviewer may open within an hour. Each yes of a second reviewer adds as
 * many again for an hour.
 *
 * @param each the number without a yes, and what a yes adds
 */
export function documentsMax(grants: readonly Grant[], now: Date, each: number = documentLooks.max): number {
  return maxAt(grants, now.getTime(), each);
}

/**
 * The time in seconds until a reviewer may open the document of this submission; null if they may now. One that they
 * have opened within the hour can be opened again.
 *
 * @param each the number without a yes, and what a yes adds
 */
export function documentWait(
  { looks, grants }: LookFacts,
  verificationId: number,
  now: Date,
  each: number = documentLooks.max,
): number | null {
  const from = now.getTime();
  if (looks.some((look) => look.verificationId === verificationId && counts(look.at, from))) return null;
  const hasRoom = (moment: number) => openedAt(looks, moment) < maxAt(grants, moment, each);
  if (hasRoom(from)) return null;
  // Only a look that becomes an hour old makes room. When all are, there is room.
  const ends = looks.map(({ at }) => endOf(at)).filter((end) => end > from);
  const next = ends.toSorted((one, other) => one - other).find(hasRoom) ?? from;
  return Math.max(1, Math.ceil((next - from) / 1000));
}

/** The state of a reviewer's own question, and the time from which they may ask again. */
export interface OwnAsk {
  readonly state: 'waiting' | 'declined';
  readonly askAgainAt: Date;
}

/** The reviewer's question that waits, or that was refused within the hour; otherwise null. */
export function ownAsk(grants: readonly Grant[], now: Date): OwnAsk | null {
  const waiting = grants.find((grant) => isWaiting(grant, now));
  if (waiting) return { state: 'waiting', askAgainAt: new Date(endOf(waiting.askedAt)) };
  const refusals = grants.flatMap(({ answer, answeredAt }) =>
    answer === 'no' && counts(answeredAt, now.getTime()) ? [endOf(answeredAt)] : [],
  );
  return refusals.length > 0 ? { state: 'declined', askAgainAt: new Date(Math.max(...refusals)) } : null;
}

interface AskRefusal {
  readonly code: 'documents_left' | 'too_many_requests';
  /** The time after which the same question is taken; 0 if that depends on the reviewer. */
  readonly retryAfterSeconds: number;
}

/**
 * Says why a reviewer, of whom no question waits, may not ask for more documents; null if they may. All documents of
 * the hour must be opened, also those that an earlier yes has added. After a no it takes an hour.
 */
export function askRefusal(
  { looks, grants }: LookFacts,
  now: Date,
  each: number = documentLooks.max,
): AskRefusal | null {
  if (countOpened(looks, now) < documentsMax(grants, now, each))
    return { code: 'documents_left', retryAfterSeconds: 0 };
  const own = ownAsk(grants, now);
  if (own === null) return null;
  return {
    code: 'too_many_requests',
    retryAfterSeconds: Math.ceil((own.askAgainAt.getTime() - now.getTime()) / 1000),
  };
}

interface AnsweredGrant extends Grant {
  readonly moderatorId: number;
  readonly answeredBy: number | null;
}

interface Answer {
  readonly by: number;
  readonly answer: 'yes' | 'no';
}

/**
 * Decides about an answer: it is written, it is the reviewer's own one that comes again, or there is nothing to answer.
 * Nobody answers their own question.
 */
export function answerStep(grant: AnsweredGrant, { by, answer }: Answer, now: Date): 'write' | 'repeated' | 'gone' {
  if (grant.moderatorId === by) return 'gone';
  if (isWaiting(grant, now)) return 'write';
  return grant.answer === answer && grant.answeredBy === by ? 'repeated' : 'gone';
}
