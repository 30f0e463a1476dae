import { promptLimits } from '@mwanzo/contract/limits';
import { promptIds, type PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

/**
 * Puts an answer at this index: a new one after the others, or in place of another one. A blank answer changes nothing.
 */
export function putAnswer(
  answers: readonly PromptAnswer[],
  place: number,
  { prompt_id, answer }: PromptAnswer,
): readonly PromptAnswer[] {
  const text = answer.trim();
  const isTaken = answers.some((other, at) => at !== place && other.prompt_id === prompt_id);
  if (text === '' || isTaken || place >= promptLimits.countMax) return answers;
  return [...answers.slice(0, place), { prompt_id, answer: text }, ...answers.slice(place + 1)];
}

export function removeAnswer(answers: readonly PromptAnswer[], place: number): readonly PromptAnswer[] {
  return answers.filter((_, at) => at !== place);
}

/** Moves an answer by one index; at either end of the list it stays. */
export function moveAnswer(answers: readonly PromptAnswer[], place: number, by: 1 | -1): readonly PromptAnswer[] {
  const [one, other] = [answers[place], answers[place + by]];
  if (!one || !other) return answers;
  return answers.map((answer, at) => (at === place ? other : at === place + by ? one : answer));
}

/** An answer that was begun, but not yet put among the others. */
export interface BegunAnswer {
  /** The question of the answer that it would replace; empty for a new one. */
  replaces: PromptId | '';
  prompt_id: PromptId | '';
  answer: string;
}

/**
 * Finds the begun answer that belongs to this one; without one, to a new answer. Its question is left out if it was
 * answered elsewhere in the meantime, or is no longer known.
 */
export function findBegun(
  begun: readonly BegunAnswer[],
  answers: readonly PromptAnswer[],
  old: PromptAnswer | undefined,
): BegunAnswer | undefined {
  const replaces = old?.prompt_id ?? '';
  const found = begun.find((each) => each.replaces === replaces);
  if (!found) return undefined;
  const isTaken = answers.some(({ prompt_id }) => prompt_id === found.prompt_id && prompt_id !== replaces);
  const isKnown = promptIds.some((id) => id === found.prompt_id);
  return { ...found, prompt_id: isKnown && !isTaken ? found.prompt_id : '' };
}

/** Keeps a begun answer in place of its earlier text. It is forgotten if it is blank or the same as the old answer. */
export function keepBegun(
  begun: readonly BegunAnswer[],
  now: BegunAnswer,
  old: PromptAnswer | undefined,
): readonly BegunAnswer[] {
  const others = begun.filter(({ replaces }) => replaces !== now.replaces);
  const isUnchanged = now.prompt_id === old?.prompt_id && now.answer === old.answer;
  return now.answer.trim() === '' || isUnchanged ? others : [...others, now];
}
