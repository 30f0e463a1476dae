import { useState } from 'react';
import { moderation } from '../../i18n/moderation.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldCounter, FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { composeReason, noteMax, presets, type Refusal } from './reason-rules.ts';

const words = {
  reject: { title: moderation.reject, ask: moderation.whyReject, busy: moderation.rejecting },
  request_new: { title: moderation.askNew, ask: moderation.whyAskNew, busy: moderation.asking },
};

interface ReasonDialogProps {
  /** Null is closed. */
  refusal: Refusal | null;
  busy: boolean;
  onClose: () => void;
  onSend: (refusal: Refusal, reason: string) => void;
}

/** Why a case is not approved, in words that the member reads. */
export function ReasonDialog({ refusal, busy, onClose, onSend }: ReasonDialogProps) {
  const [preset, setPreset] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const kind = refusal ?? 'reject';
  const reason = composeReason(preset, note.slice(0, noteMax(preset)));
  const send = () => {
    setMissing(reason === '');
    if (reason !== '') onSend(kind, reason);
  };
  const choose = (text: string | null) => {
    setPreset(text);
    setMissing(false);
  };
  return (
    <Dialog
      open={refusal !== null}
      onClose={onClose}
      title={t(words[kind].title)}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t(moderation.cancel)}
          </Button>
          <Button busy={busy} onClick={send}>
            {t(busy ? words[kind].busy : words[kind].title)}
          </Button>
        </>
      }
    >
      <PresetList texts={presets[kind].map((each) => t(each))} label={t(words[kind].ask)} chosen={preset} onChoose={choose} />
      {missing && <FieldError>{t(moderation.needReason)}</FieldError>}
      <div className="mt-4">
        <Field label={t(moderation.note)} hint={t(moderation.noteHint)} aside={<FieldCounter count={note.length} max={noteMax(preset)} />}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={noteMax(preset)}
              value={note}
              onChange={(event) => {
                setNote(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </div>
      {reason !== '' && (
        <p className="mt-4 rounded-md bg-sunk px-4 py-3 text-label wrap-anywhere">
          <span className="block text-small font-semibold text-ink-2">{t(moderation.memberReads)}</span>
          {reason}
        </p>
      )}
    </Dialog>
  );
}

interface PresetListProps {
  label: string;
  texts: readonly string[];
  chosen: string | null;
  onChoose: (text: string | null) => void;
}

/** One reason or none: choosing the chosen one again lets go of it. */
function PresetList({ label, texts, chosen, onChoose }: PresetListProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="grid gap-2">
        {texts.map((text) => (
          <label
            key={text}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center rounded-md px-4 py-2.5 text-label leading-[1.35] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
              text === chosen ? 'bg-primary-soft font-semibold text-primary-text shadow-[inset_0_0_0_2px_var(--color-primary)]' : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
            )}
          >
            <input
              type="radio"
              name="reason"
              checked={text === chosen}
              onChange={() => onChoose(text)}
              onClick={() => text === chosen && onChoose(null)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
