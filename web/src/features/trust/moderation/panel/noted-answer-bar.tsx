import { textLimits } from '@mwanzo/contract/limits';
import { useId, useRef, useState } from 'react';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { Deciding } from './panel-props.ts';
import { useSendDecision } from './use-send-decision.ts';

interface Answer<Name extends string> {
  name: Name;
  text: string;
}

interface NotedAnswerBarProps<Name extends string> extends Deciding {
  /** The member's name. */
  name: string;
  /** The two possible answers. The keys 1 and 2 choose them. */
  answers: readonly [Answer<Name>, Answer<Name>];
  send: (answer: Name, note: string) => Promise<unknown>;
  toldText?: (answer: Name) => string;
}

/** Answers another reviewer's decision in one of two ways. A note is required. */
export function NotedAnswerBar<Name extends string>(props: NotedAnswerBarProps<Name>) {
  const { name, answers, isSeen, shortcuts, send, toldText, onDone, onTaken } = props;
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, decide } = useSendDecision({
    name,
    send: ({ decision }: { decision: Name }) => send(decision, note.trim()),
    ...(toldText && { toldText: ({ decision }: { decision: Name }) => toldText(decision) }),
    onDone,
    onTaken,
  });
  const record = (answer: Name) => {
    setMissing(note.trim() === '');
    if (note.trim() === '') field.current?.focus();
    else void decide({ decision: answer });
  };
  useShortcuts(shortcuts && isSeen, (shortcut) => {
    const answer = shortcut.name === 'check' ? answers[shortcut.number - 1] : undefined;
    if (answer) record(answer.name);
    return answer !== undefined;
  });
  return (
    <footer
      className={
        'sticky bottom-0 z-1 -mx-4 mt-auto flex flex-wrap items-center gap-2.5 bg-surface px-4 pt-3.5 ' +
        'pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] lg:-mx-8 lg:px-8'
      }
    >
      <TextInput
        ref={field}
        aria-label={t(room.why)}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? errorId : undefined}
        placeholder={t(room.why)}
        maxLength={textLimits.reasonMax}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setMissing(false);
        }}
        className="min-w-52 flex-1"
      />
      {answers.map((answer, index) => (
        <Button
          key={answer.name}
          variant={index === 0 ? 'outlined' : 'primary'}
          disabled={!isSeen}
          busy={busy !== null}
          aria-keyshortcuts={String(index + 1)}
          className="max-sm:flex-1"
          onClick={() => record(answer.name)}
        >
          {busy === answer.name ? t(room.recording) : answer.text}
        </Button>
      ))}
      {missing && (
        <div className="w-full">
          <FieldError id={errorId}>{t(room.needWhy)}</FieldError>
        </div>
      )}
    </footer>
  );
}
