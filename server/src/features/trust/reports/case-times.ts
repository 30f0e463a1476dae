import { lapsedClaims } from '../../core/claims/index.ts';

const warnedDays = 30;

/** Warnings from before this time do not count. */
export const warnedSince = (now: Date): Date => new Date(now.getTime() - warnedDays * 86_400_000);

/** The times that decide which claims have lapsed and which warnings count. */
export const caseTimes = (now: Date) => ({ lapsedAt: lapsedClaims(now), warnedSince: warnedSince(now) });
