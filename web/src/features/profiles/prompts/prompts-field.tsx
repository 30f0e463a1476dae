import { promptLimits } from '@mwanzo/contract/limits';
import { promptIds } from '@mwanzo/contract/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/prompts';
import pencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { ownPrompts as texts } from '../../../i18n/own-prompts.ts';
import { promptTexts, questionOf } from '../../../i18n/prompts.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LayerToCome } from '../../../ui/layers/layer-to-come.tsx';

const PromptDialog = deferred(async () => (await import('./prompt-dialog.tsx')).PromptDialog, {
  when: 'shown',
  placeholder: ({ onClose }) => <LayerToCome open onClose={onClose} />,
});

interface PromptsFieldProps {
  answers: readonly PromptAnswer[];
  onChange: (answers: readonly PromptAnswer[]) => void;
  error?: string | undefined;
}

const invitations = [texts.chooseFirst, texts.chooseSecond, texts.chooseThird];

/** The answered prompts as cards, and a dashed card for the next one. A card opens a sheet. */
export function PromptsField({ answers, onChange, error }: PromptsFieldProps) {
  const [place, setPlace] = useState<number>();
  const { countMax, answerMax } = promptLimits;
  const invitation = invitations[answers.length];

  const change = (changed: readonly PromptAnswer[], next: number | undefined) => {
    onChange(changed);
    setPlace(next);
  };
  return (
    <section className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3>{t(promptTexts.heading)}</h3>
        <span className="text-small text-ink-2">{t(promptTexts.done, { done: answers.length, all: countMax })}</span>
      </div>
      <div className="grid gap-2.5">
        {answers.map(({ prompt_id, answer }, at) => (
          <button
            key={prompt_id}
            type="button"
            aria-haspopup="dialog"
            className="own-prompt bg-surface shadow-1"
            onClick={() => setPlace(at)}
          >
            <span className="min-w-0">
              <span className="sr-only">{t(texts.edit)}</span>
              <span className="block text-small font-semibold text-ink-2">{questionOf(prompt_id)}</span>
              <span dir="auto" className="prompt-answer block">
                {answer}
              </span>
            </span>
            <Icon icon={pencilIcon} size={22} />
          </button>
        ))}
        {invitation && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="own-prompt border-[1.5px] border-dashed border-line-strong"
            onClick={() => setPlace(answers.length)}
          >
            <span className="min-w-0">
              <span className="block font-semibold text-primary-text">{t(invitation)}</span>
              <span className="block text-small text-ink-2">
                {t(texts.enough, { all: promptIds.length, max: answerMax })}
              </span>
            </span>
            <Icon icon={plusIcon} size={24} className="text-primary-text" />
          </button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {place !== undefined && (
        <PromptDialog answers={answers} place={place} onChange={change} onClose={() => setPlace(undefined)} />
      )}
    </section>
  );
}
