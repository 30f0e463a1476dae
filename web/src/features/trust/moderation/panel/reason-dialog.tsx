import { textLimits } from '@mwanzo/contract/limits';
import type { Refusal, RefusalCode } from '@mwanzo/contract/refusals';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { refusalText } from '../../../../i18n/refusals.ts';
import { t } from '../../../../i18n/translate.ts';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { Question } from '../../../../ui/layers/question.tsx';
import { PresetList } from './preset-list.tsx';
import type { RefusingDecision } from './reason-rules.ts';

const texts = {
  reject: { title: moderation.reject, ask: moderation.whyReject, busy: moderation.rejecting },
  request_new: { title: moderation.askNew, ask: moderation.whyAskNew, busy: moderation.asking },
};

interface ReasonDialogProps {
  /** The decision that needs a reason; null while the dialog is closed. */
  decision: RefusingDecision | null;
  /** The reasons that can be chosen. */
  codes: readonly RefusalCode[];
  busy: boolean;
  onClose: () => void;
  onSend: (refusal: Refusal) => void;
}

/** Asks why a case is not approved. The member reads the reason. */
export function ReasonDialog({ decision, codes, busy, onClose, onSend }: ReasonDialogProps) {
  const [preset, setPreset] = useState<RefusalCode | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const kindTexts = texts[decision ?? 'reject'];
  const refusal = { code: preset, note: note.trim() };
  const reason = refusalText(refusal);
  const send = () => {
    setMissing(reason === '');
    if (reason !== '') onSend(refusal);
  };
  const choose = (code: RefusalCode | null) => {
    setPreset(code);
    setMissing(false);
  };
  return (
    <Question
      open={decision !== null}
      busy={busy}
      title={t(kindTexts.title)}
      no={t(moderation.cancel)}
      yes={t(busy ? kindTexts.busy : kindTexts.title)}
      onYes={send}
      onClose={onClose}
    >
      {codes.length > 0 && <PresetList codes={codes} label={t(kindTexts.ask)} chosen={preset} onChoose={choose} />}
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
