import { useId, useState, type SubmitEvent } from 'react';
import { useSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { PresentPasswordField } from '../recovery/present-password-field.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { useSending } from '../recovery/use-sending.ts';
import { CodeField, missingCode, useTypedCode, wrongCode } from './code-field.tsx';

export interface Guard {
  password: string;
  code: string;
}

interface GuardedQuestionProps {
  title: string;
  text: string;
  label: string;
  act: (guard: Guard) => Promise<void>;
}

/** Asks for the password and a code before an action that makes the account less secure. */
export function GuardedQuestion({
  open,
  onClose,
  ...question
}: GuardedQuestionProps & { open: boolean; onClose: () => void }) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const footer = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t(texts.cancel)}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {busy ? t(texts.beginning) : question.label}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={question.title} footer={footer}>
      <GuardForm id={form} {...question} onBusy={setBusy} />
    </Dialog>
  );
}

function GuardForm({ id, text, act, onBusy }: GuardedQuestionProps & { id: string; onBusy: (busy: boolean) => void }) {
  const [password, setPassword] = useState('');
  const { typed, field } = useTypedCode();
  const values = { password, ...typed };
  const { errors, form, passes, refuse } = useFieldErrors(values, (now) => {
    const missing = missingCode(now);
    return {
      ...(now.password === '' && { password: t(passwords.presentMissing) }),
      ...(missing !== undefined && { code: missing }),
    };
  });
  const { failure, send } = useSending();
  const { user } = useSession();
  const run = async () => {
    onBusy(true);
    try {
      await act({ password, code: typed.code });
    } finally {
      onBusy(false);
    }
  };
  const explain = (error: unknown): boolean => {
    const isWrongPassword = hasCode(error, 'wrong_password');
    const isWrongCode = hasCode(error, 'second_step_refused');
    if (isWrongPassword) refuse(values, { password: t(passwords.presentWrong) });
    if (isWrongCode) refuse(values, { code: wrongCode(typed) });
    return isWrongPassword || isWrongCode;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(values)) send(run, explain);
  };
  return (
    <form id={id} ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-2">{text}</p>
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PresentPasswordField value={password} error={errors.password} onChange={setPassword} />
      <CodeField {...field} error={errors.code} />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </form>
  );
}
