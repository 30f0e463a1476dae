import { promptLimits } from '@mwanzo/contract/limits';
import { promptIds } from '@mwanzo/contract/people/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import pencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { useFormDraft } from '../../../../device/use-form-draft.ts';
import { ownPrompts as texts } from '../../../../i18n/own-prompts.ts';
import { promptTexts, questionOf } from '../../../../i18n/prompts.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { LayerToCome } from '../../../../ui/layers/layer-to-come.tsx';
import { findBegun, keepBegun, type BegunAnswer } from './prompt-rules.ts';

const PromptDialog = deferred(async () => (await import('./prompt-dialog.tsx')).PromptDialog, {
  placeholder: ({ onClose }) => <LayerToCome open onClose={onClose} />,
});

const nothingBegun: { begun: readonly BegunAnswer[] } = { begun: [] };

interface PromptsFieldProps {
  /** The name under which begun answers are kept across a reload, and the member whose they are. */
  draft: string;
  owner: number;
  answers: readonly PromptAnswer[];
  onChange: (answers: readonly PromptAnswer[]) => void;
  error?: string | undefined;
}

const invitations = [texts.chooseFirst, texts.chooseSecond, texts.chooseThird];

/** The answered prompts as cards, and a dashed card for the next one. A card opens a sheet. */
export function PromptsField({ draft, owner, answers, onChange, error }: PromptsFieldProps) {
  const [place, setPlace] = useState<number>();
  const { values, change: keep } = useFormDraft(draft, owner, () => nothingBegun);
  const { countMax, answerMax } = promptLimits;
  const invitation = invitations[answers.length];

  const begunAt = (at: number) => findBegun(values.begun, answers, answers[at]);
  const begin = (at: number, now: BegunAnswer | undefined) => {
    const replaces = answers[at]?.prompt_id ?? '';
    keep({ begun: keepBegun(values.begun, now ?? { replaces, prompt_id: '', answer: '' }, answers[at]) });
  };
  const change = (changed: readonly PromptAnswer[], next: number | undefined) => {
    onChange(changed);
    setPlace(next);
  };
  return (
    <section className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-h3 tracking-[-0.015em]">{t(promptTexts.heading)}</h2>
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
              <Begun answer={begunAt(at)} />
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
              <Begun
                answer={begunAt(answers.length)}
                otherwise={t(texts.enough, { all: promptIds.length, max: answerMax })}
              />
            </span>
            <Icon icon={plusIcon} size={24} className="text-primary-text" />
          </button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {place !== undefined && (
        <PromptDialog
          answers={answers}
          place={place}
          begun={begunAt(place)}
          onBegin={(now) => begin(place, now)}
          onChange={change}
          onClose={() => setPlace(undefined)}
        />
      )}
    </section>
  );
}

/** Shows on a card what was typed behind it and is not yet among the answers. */
function Begun({ answer, otherwise }: { answer: BegunAnswer | undefined; otherwise?: string }) {
  const text = answer ? t(texts.begun, { words: answer.answer }) : otherwise;
  return text && <span className="block truncate text-small text-ink-2">{text}</span>;
}
