import { textLimits } from '@mwanzo/contract/limits';
import type { Refusal, RefusalCode } from '@mwanzo/contract/refusals';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { refusals, refusalText } from '../../../../i18n/refusals.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { Question } from '../../../../ui/layers/question.tsx';
import { presets, type RefusingDecision } from './reason-rules.ts';

const texts = {
  reject: { title: moderation.reject, ask: moderation.whyReject, busy: moderation.rejecting },
  request_new: { title: moderation.askNew, ask: moderation.whyAskNew, busy: moderation.asking },
};

interface ReasonDialogProps {
  /** The decision that needs a reason; null while the dialog is closed. */
  decision: RefusingDecision | null;
  /** The reasons that can be chosen. If left out, they follow from the decision. */
  codes?: readonly RefusalCode[];
  busy: boolean;
  onClose: () => void;
  onSend: (decision: RefusingDecision, refusal: Refusal) => void;
}

/** Asks why a case is not approved. The member reads the reason. */
export function ReasonDialog({ decision, codes, busy, onClose, onSend }: ReasonDialogProps) {
  const [preset, setPreset] = useState<RefusalCode | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const kind = decision ?? 'reject';
  const listed = codes ?? presets[kind];
  const refusal = { code: preset, note: note.trim() };
  const reason = refusalText(refusal);
  const send = () => {
    setMissing(reason === '');
    if (reason !== '') onSend(kind, refusal);
  };
  const choose = (code: RefusalCode | null) => {
    setPreset(code);
    setMissing(false);
  };
  return (
    <Question
      open={decision !== null}
      busy={busy}
      title={t(texts[kind].title)}
      no={t(moderation.cancel)}
      yes={t(busy ? texts[kind].busy : texts[kind].title)}
      onYes={send}
      onClose={onClose}
    >
      {listed.length > 0 && <PresetList codes={listed} label={t(texts[kind].ask)} chosen={preset} onChoose={choose} />}
      {missing && <FieldError>{t(moderation.needReason)}</FieldError>}
      <div className="mt-4">
        <WordsField
          label={t(moderation.note)}
          hint={t(moderation.noteHint)}
          rows={3}
          maxLength={textLimits.reasonMax}
          value={note}
          onType={(value) => {
            setNote(value);
            setMissing(false);
          }}
        />
      </div>
      {reason !== '' && (
        <p className="mt-4 rounded-md bg-sunk px-4 py-3 text-label wrap-anywhere">
          <span className="block text-small font-semibold text-ink-2">{t(moderation.memberReads)}</span>
          {reason}
        </p>
      )}
    </Question>
  );
}

interface PresetListProps {
  label: string;
  codes: readonly RefusalCode[];
  chosen: RefusalCode | null;
  onChoose: (code: RefusalCode | null) => void;
}

/** A choice of one reason or none. Pressing the chosen reason again clears it. */
function PresetList({ label, codes, chosen, onChoose }: PresetListProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="grid gap-2">
        {codes.map((code) => (
          <label
            key={code}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center rounded-md px-4 py-2.5 text-label',
              'leading-[1.35] has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-ring',
              code === chosen
                ? 'bg-primary-soft font-semibold text-primary-text ' +
                    'shadow-[inset_0_0_0_2px_var(--color-primary)] forced-color-adjust-none ' +
                    'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
            )}
          >
            <input
              type="radio"
              name="reason"
              checked={code === chosen}
              onChange={() => onChoose(code)}
              onClick={() => code === chosen && onChoose(null)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(refusals[code])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
