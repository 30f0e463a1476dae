import { appealDays, appealTextMax } from '@mwanzo/contract/limits';
import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useState } from 'react';
import { failureOf } from '../../../api/failure.ts';
import { request } from '../../../api/request.ts';
import { readSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormDraft } from '../../../device/use-form-draft.ts';
import { decisions as texts } from '../../../i18n/decisions.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { WordsField } from '../../../ui/controls/words-field.tsx';
import { showFailed } from '../../../ui/layers/show-failed.ts';

interface AppealProps {
  decision: Pick<MemberDecision, 'appeal' | 'appeal_token'>;
  /** Called when the server has the appeal. */
  onSent?: (status: MemberDecision['appeal']) => void;
}

/** Shows the state of the appeal against a decision, or the form for it. */
export function Appeal({ decision, onSent }: AppealProps) {
  const [sent, setSent] = useState<MemberDecision['appeal']>();
  const status = sent ?? decision.appeal;
  const token = decision.appeal_token;
  return (
    <>
      {/* This region is always mounted, so that screen readers announce the text after sending. */}
      <output className="block font-semibold">{status !== 'possible' && t(texts[status])}</output>
      {status === 'possible' && token === null && <p className="text-small text-ink-2">{t(texts.appealOver)}</p>}
      {status === 'possible' && token !== null && (
        <AppealForm
          token={token}
          onSent={(next) => {
            setSent(next);
            onSent?.(next);
          }}
        />
      )}
    </>
  );
}

interface AppealFormProps {
  token: string;
  onSent: (status: MemberDecision['appeal']) => void;
}

/** The form of an appeal. Its token came with the decision, so that it can be sent without signing in. */
function AppealForm({ token, onSent }: AppealFormProps) {
  const owner = readSession().user?.id ?? null;
  const { values, change, discard } = useFormDraft(`appeal ${token.split('.')[0]}`, owner, () => ({ text: '' }));
  const text = values.text.trim();
  const [isChecked, setChecked] = useState(false);
  const { run, busy, failure, error } = useAction(
    async () => {
      const { appeal } = await request('POST /api/appeals/', { body: { token, text } });
      discard();
      onSent(appeal);
    },
    (thrown) => t(texts[failureOf(thrown)]),
    { tellLater: (_, thrown) => showFailed(t(texts.appealLost), thrown) },
  );
  const send = () => {
    setChecked(true);
    if (text !== '') void run();
  };
  return (
    <Form className="grid gap-3" onSubmit={send}>
      <div>
        <p className="font-semibold">{t(texts.appealTitle)}</p>
        <p className="text-small text-ink-2">{t(texts.appealText, { days: String(appealDays) })}</p>
      </div>
      <WordsField
        label={t(texts.appealLabel)}
        error={isChecked && text === '' ? t(texts.appealMissing) : undefined}
        dir="auto"
        value={values.text}
        maxLength={appealTextMax}
        onType={(typed) => change({ text: typed })}
      />
      {failure && <FieldError error={error}>{failure}</FieldError>}
      <Button type="submit" variant="outlined" full busy={busy}>
        {t(busy ? texts.sending : texts.send)}
      </Button>
    </Form>
  );
}
