import type { PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useRef, useState } from 'react';
import { ownPrompts as texts } from '../../../../i18n/own-prompts.ts';
import { openQuestions } from '../../../../i18n/prompts.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { AnswerStep } from './answer-step.tsx';
import { moveAnswer, putAnswer, removeAnswer, type BegunAnswer } from './prompt-rules.ts';

interface PromptDialogProps {
  answers: readonly PromptAnswer[];
  /** The index of the answer to edit, or the next free index for a new one. */
  place: number;
  /** The text that was typed here before and is not yet among the answers. */
  begun: BegunAnswer | undefined;
  /** Called with what has been typed so far; undefined forgets it. */
  onBegin: (begun: BegunAnswer | undefined) => void;
  /** Called with the index with which the sheet continues; undefined closes it. */
  onChange: (answers: readonly PromptAnswer[], place: number | undefined) => void;
  onClose: () => void;
}

/**
 * A sheet in two steps: the questions by topic, then the answer to one of them. The typed text is kept however the
 * sheet closes, except by Cancel.
 */
export function PromptDialog({ answers, place, begun, onBegin, onChange, onClose }: PromptDialogProps) {
  const old = answers[place];
  const [question, setQuestion] = useState(begun ? begun.prompt_id || undefined : old?.prompt_id);
  const [text, setText] = useState(begun?.answer ?? old?.answer ?? '');
  const [choosing, setChoosing] = useState(question === undefined);
  // At first the dialog places the focus. Each further step moves the focus into itself.
  const [hasTurned, setHasTurned] = useState(false);

  const turn = (isToChoose: boolean) => {
    setChoosing(isToChoose);
    setHasTurned(true);
  };
  const begin = (id: PromptId | undefined, answer: string) =>
    onBegin({ replaces: old?.prompt_id ?? '', prompt_id: id ?? '', answer });
  const pick = (id: PromptId) => {
    setQuestion(id);
    begin(id, text);
    turn(false);
  };
  const type = (typed: string) => {
    setText(typed);
    begin(question, typed);
  };
  const finish = (changed: readonly PromptAnswer[]) => {
    onBegin(undefined);
    onChange(changed, undefined);
  };
  const done = () => {
    if (question) finish(putAnswer(answers, place, { prompt_id: question, answer: text }));
  };
  const cancel = () => {
    onBegin(undefined);
    onClose();
  };
  const footer = !choosing && (
    <>
      <Button variant="outlined" onClick={cancel}>
        {t(texts.cancel)}
      </Button>
      <Button disabled={text.trim() === ''} onClick={done}>
        {t(texts.done)}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t(choosing ? texts.pick : texts.answer)} footer={footer}>
      {choosing || !question ? (
        <Questions answered={answers.map(({ prompt_id }) => prompt_id)} takesFocus={hasTurned} onPick={pick} />
      ) : (
        <AnswerStep
          question={question}
          text={text}
          isPicked={hasTurned}
          onText={type}
          onOther={() => turn(true)}
          isKept={old !== undefined}
          place={place}
          count={answers.length}
          onMove={(by) => onChange(moveAnswer(answers, place, by), place + by)}
          onRemove={() => finish(removeAnswer(answers, place))}
        />
      )}
    </Dialog>
  );
}

interface QuestionsProps {
  answered: readonly PromptId[];
  takesFocus: boolean;
  onPick: (id: PromptId) => void;
}

function Questions({ answered, takesFocus, onPick }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={list} className="grid gap-5">
      {openQuestions(answered).map(({ topic, name, questions }) => (
        <section key={topic}>
          <h3 className="mb-2">{name}</h3>
          <ul className="overflow-hidden rounded-lg bg-surface shadow-1">
            {questions.map(({ id, text }) => (
              <li key={id} className="border-b border-line last:border-0">
                <button
                  type="button"
                  className={
                    'flex min-h-13 w-full items-center justify-between gap-3 px-4 py-2 text-left ' +
                    'hover:bg-sunk focus-visible:-outline-offset-3'
                  }
                  onClick={() => onPick(id)}
                >
                  {text}
                  <Icon icon={chevronRightIcon} size={20} className="text-ink-2" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
