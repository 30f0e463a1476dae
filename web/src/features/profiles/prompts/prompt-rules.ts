import { promptLimits } from '@mwanzo/contract/limits';
import type { PromptAnswer } from '@mwanzo/contract/prompts';

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
