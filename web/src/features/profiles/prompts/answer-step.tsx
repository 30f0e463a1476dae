import { promptLimits } from '@mwanzo/contract/limits';
import type { PromptId } from '@mwanzo/contract/prompt-catalogue';
import { useState } from 'react';
import { ownPrompts as texts } from '../../../i18n/own-prompts.ts';
import { questionOf } from '../../../i18n/prompts.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, FieldCounter } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';

interface AnswerStepProps {
  question: PromptId;
  text: string;
  onText: (text: string) => void;
  /** Goes back to the questions; what is typed stays. */
  onOther: () => void;
  /** Whether the answer is on the profile's list, so that it can move and be removed. */
  isKept: boolean;
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One question with the field for its answer, and what can be done with an answer that is there. */
export function AnswerStep(props: AnswerStepProps) {
  const { question, text, onText, onOther, isKept, place, count, onMove, onRemove } = props;
  const [moved, setMoved] = useState(false);
  const move = (by: 1 | -1) => {
    setMoved(true);
    onMove(by);
  };
  return (
    <div className="grid gap-3.5">
      <Field
        label={questionOf(question)}
        hint={t(texts.hint)}
        aside={<FieldCounter count={text.length} max={promptLimits.answerMax} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            maxLength={promptLimits.answerMax}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={onOther}>
          {t(texts.other)}
        </Button>
        {isKept && (
          <>
            <Button variant="ghost" size="sm" disabled={place === 0} onClick={() => move(-1)}>
              {t(texts.earlier)}
            </Button>
            <Button variant="ghost" size="sm" disabled={place === count - 1} onClick={() => move(1)}>
              {t(texts.later)}
            </Button>
            <Button variant="ghost" size="sm" onClick={onRemove}>
              {t(texts.remove)}
            </Button>
          </>
        )}
      </div>
      <output className="text-small text-ink-2">{moved && t(texts.moved, { place: place + 1 })}</output>
    </div>
  );
}
