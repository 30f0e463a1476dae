import { useState, type SubmitEvent } from 'react';
import { request } from '../../../../api/request.ts';
import { useSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { PresentPasswordField } from '../recovery/present-password-field.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { useSending } from '../recovery/use-sending.ts';
import { StepTitle } from './step-title.tsx';

export interface AppKey {
  key: string;
  uri: string;
}

interface BeginFormProps {
  onKey: (key: AppKey) => void;
  /** Called when the second step is already on, for example from another device. */
  onOutdated: () => void;
}

/** The first of three steps: explains the second step of sign-in and asks for the password. */
export function BeginForm({ onKey, onOutdated }: BeginFormProps) {
  const [typed, setTyped] = useState({ password: '' });
  const { errors, form, passes, refuse } = useFieldErrors(typed, ({ password }) =>
    password === '' ? { password: t(passwords.presentMissing) } : {},
  );
  const { user } = useSession();

  const begin = async () => onKey(await request('POST /api/account/second-step/', { body: typed }));
  const explain = (error: unknown): boolean => {
    const isWrong = hasCode(error, 'wrong_password');
    const isOn = hasCode(error, 'second_factor_on');
    if (isWrong) refuse(typed, { password: t(passwords.presentWrong) });
    if (isOn) onOutdated();
    return isWrong || isOn;
  };
  const { busy, failure, send } = useSending(begin, explain);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };
  return (
    <Card>
      <StepTitle step={1} title={t(texts.beginTitle)} />
      <p>{t(texts.beginText)}</p>
      <p className="mt-2 text-ink-2">{t(texts.whichApp)}</p>
      <form ref={form} noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PresentPasswordField
          value={typed.password}
          error={errors.password}
          onChange={(password) => setTyped({ password })}
        />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy}>
          {t(busy ? texts.beginning : texts.begin)}
        </Button>
      </form>
    </Card>
  );
}
