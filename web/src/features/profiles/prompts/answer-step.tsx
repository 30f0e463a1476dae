import { promptLimits } from '@mwanzo/contract/limits';
import type { PromptId } from '@mwanzo/contract/prompt-catalogue';
import { useEffect, useRef, useState } from 'react';
import { ownPrompts as texts } from '../../../i18n/own-prompts.ts';
import { questionOf } from '../../../i18n/prompts.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, FieldCounter } from '../../../ui/controls/field.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';

interface AnswerStepProps {
  question: PromptId;
  text: string;
  /** Whether the question was picked just now: its button, which had the focus, is gone. */
  isPicked: boolean;
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
  const { question, text, isPicked, onText, onOther, isKept, place, count, onMove, onRemove } = props;
  const [moved, setMoved] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isPicked) field.current?.focus();
  }, [isPicked]);
  const isEnd = (by: 1 | -1) => place + by < 0 || place + by >= count;
  const move = (by: 1 | -1) => {
    if (isEnd(by)) return;
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
            ref={field}
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
            {/* At an end they stay reachable, so that the keyboard's focus is not lost by moving. */}
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                variant="ghost"
                size="sm"
                aria-disabled={isEnd(by) || undefined}
                className="aria-disabled:opacity-50"
                onClick={() => move(by)}
              >
                {t(by < 0 ? texts.earlier : texts.later)}
              </Button>
            ))}
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
