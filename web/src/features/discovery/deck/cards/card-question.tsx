import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { questionOf } from '../../../../i18n/prompts.ts';

/** The question above an answer. Its code has all questions, so it loads with the first card that is turned. */
export function CardQuestion({ prompt }: { prompt: PromptAnswer }) {
  return questionOf(prompt.prompt_id);
}
