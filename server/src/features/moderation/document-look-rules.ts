import { documentLooks } from '@mwanzo/contract/limits';

const windowMs = documentLooks.hours * 3_600_000;

/** A reviewer's latest look at the identity document of a submission. */
export interface DocumentLook {
  readonly verificationId: number;
  readonly at: Date;
}

/** Looks at or before this time do not count. */
export function countedLooksSince(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

/**
 * The time in seconds until a reviewer may open the document of this submission; null if they may now. A reviewer opens
 * the documents of at most `max` submissions in an hour. One that they have opened in that hour can be opened again.
 * @param looks one for each submission
 */
export function documentWait(
  looks: readonly DocumentLook[],
  verificationId: number,
  now: Date,
  max: number = documentLooks.max,
): number | null {
  const counted = looks.filter(({ at }) => at > countedLooksSince(now));
  if (counted.length < max || counted.some((look) => look.verificationId === verificationId)) return null;
  const oldest = Math.min(...counted.map(({ at }) => at.getTime()));
  return Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000));
}
