import { promptLimits } from '@mwanzo/contract/limits';
import type { PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import { useEffect, useRef, useState } from 'react';
import { ownPrompts as texts } from '../../../../i18n/own-prompts.ts';
import { questionOf } from '../../../../i18n/prompts.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { WordsField } from '../../../../ui/controls/words-field.tsx';

interface AnswerStepProps {
  question: PromptId;
  text: string;
  /** True if the question was just picked: its button, which had the focus, has disappeared. */
  isPicked: boolean;
  onText: (text: string) => void;
  /** Returns to the questions; the typed text stays. */
  onOther: () => void;
  /** True if the answer is already in the list, so that it can be moved and removed. */
  isKept: boolean;
  place: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A question with the field for its answer, and the actions on an existing answer. */
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
      <WordsField
        label={questionOf(question)}
        hint={t(texts.hint)}
        ref={field}
        name="answer"
        maxLength={promptLimits.answerMax}
        value={text}
        onType={onText}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={onOther}>
          {t(texts.other)}
        </Button>
        {isKept && (
          <>
            {/* At an end of the list the button can still be focused, so that moving does not lose the keyboard
                focus. */}
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
