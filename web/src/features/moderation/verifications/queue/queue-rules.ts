import type { Case } from '../case/case.ts';

export const tabs = ['oldest', 'again', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** Picks the cases of a tab from the fetched list. */
export function casesOf(tab: Tab, list: readonly Case[]): readonly Case[] {
  return tab === 'again' ? list.filter((each) => each.request_number > 1) : list;
}

/** Whether a colleague has claimed it. */
export function isTaken(each: Case, reviewerId: number | undefined): boolean {
  return each.claimed_by !== null && each.claimed_by !== reviewerId;
}

/** The next case down the list (1) or up the list (-1); null at its ends, or if the case is not in the list. */
export function neighbour(list: readonly Case[], id: number, steps: 1 | -1): Case | null {
  const index = list.findIndex((each) => each.id === id);
  return index === -1 ? null : (list[index + steps] ?? null);
}

/**
 * The case to open after another: the next one down the list that no colleague has claimed, otherwise the first one.
 */
export function nextFree(list: readonly Case[], doneId: number | null, reviewerId: number | undefined): Case | null {
  const index = list.findIndex((each) => each.id === doneId);
  const inTurn = [...list.slice(index + 1), ...list.slice(0, Math.max(0, index))];
  return inTurn.find((each) => !isTaken(each, reviewerId)) ?? null;
}
