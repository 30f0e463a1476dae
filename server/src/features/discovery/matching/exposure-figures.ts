import { gini } from './model/list-metrics.ts';

export interface ExposureFigures {
  /** The inequality of the numbers of decks that members were in, from 0 (all are equal) to nearly 1. */
  readonly gini: number;
  /** The part of the shown members who were in any deck. */
  readonly coverage: number;
  readonly members: number;
  readonly unseen: number;
}

/** @param times the numbers of decks that the members were in who were in any; null without members */
export function figuresOfExposure(times: readonly number[], members: number): ExposureFigures | null {
  const all = Math.max(members, times.length);
  if (all === 0) return null;
  const unseen = all - times.length;
  return {
    gini: gini([...times, ...Array.from({ length: unseen }, () => 0)]),
    coverage: times.length / all,
    members: all,
    unseen,
  };
}
