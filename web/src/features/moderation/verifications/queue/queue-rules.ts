import type { Case } from '../case/case.ts';

export const tabs = ['oldest', 'again', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** The cases of a tab out of the list it is made from. */
export function casesOf(tab: Tab, list: readonly Case[]): readonly Case[] {
  return tab === 'again' ? list.filter((each) => each.request_number > 1) : list;
}

/** Whether a colleague is on it. */
export function isTaken(each: Case, reviewerId: number | undefined): boolean {
  return each.claimed_by !== null && each.claimed_by !== reviewerId;
}

/** The case `steps` further down the list (up when negative); null at its ends, or when it is not in the list. */
export function neighbour(list: readonly Case[], id: number, steps: 1 | -1): Case | null {
  const index = list.findIndex((each) => each.id === id);
  return index === -1 ? null : (list[index + steps] ?? null);
}

/** What to open when a case is done with: the next one down the list that nobody else has, else the oldest of them. */
export function nextFree(list: readonly Case[], doneId: number | null, reviewerId: number | undefined): Case | null {
  const index = list.findIndex((each) => each.id === doneId);
  const inTurn = [...list.slice(index + 1), ...list.slice(0, Math.max(0, index))];
  return inTurn.find((each) => !isTaken(each, reviewerId)) ?? null;
}
