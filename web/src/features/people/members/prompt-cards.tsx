import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import replyIcon from 'lucide/dist/esm/icons/reply.mjs';
import { promptTexts, questionOf } from '../../../i18n/prompts.ts';
import { t } from '../../../i18n/translate.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

interface PromptCardsProps {
  prompts: readonly PromptAnswer[];
  /** The name of the member who wrote the answers, for a heading. */
  name?: string;
  /** Given to show a heart on each prompt. */
  onLike?: ((prompt: PromptAnswer) => void) | undefined;
  /** Given to show a reply button on each prompt. */
  onReply?: ((prompt: PromptAnswer) => void) | undefined;
}

/** Shows a member's prompts, each question with its answer on a sunk card. */
export function PromptCards({ prompts, name, onLike, onReply }: PromptCardsProps) {
  if (prompts.length === 0) return null;
  return (
    <section className="prompt-section">
      {name !== undefined && <h3 className="mb-2.5">{t(promptTexts.wordsOf, { name })}</h3>}
      <ul className="prompt-cards">
        {prompts.map((prompt) => (
          <li key={prompt.prompt_id} className="prompt-card">
            <p className="text-small font-semibold text-ink-2">{questionOf(prompt.prompt_id)}</p>
            <p dir="auto" className="prompt-answer">
              {prompt.answer}
            </p>
            {onLike && (
              <IconButton
                icon={heartIcon}
                iconSize={22}
                label={`${t(promptTexts.likeAnswer)}: ${questionOf(prompt.prompt_id)}`}
                className="prompt-button"
                onClick={() => onLike(prompt)}
              />
            )}
            {onReply && (
              <IconButton
                icon={replyIcon}
                iconSize={22}
                label={`${t(promptTexts.replyToAnswer)}: ${questionOf(prompt.prompt_id)}`}
                className="prompt-button"
                onClick={() => onReply(prompt)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
