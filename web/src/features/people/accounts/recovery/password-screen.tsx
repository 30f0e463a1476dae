import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { useSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors, type FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { refusedPassword } from '../credentials/refused-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import { checkNewPassword, hasCode } from './refusals.ts';
import { useSending } from './use-sending.ts';

const nothing = { current: '', password: '' };

function check({ current, password }: typeof nothing): FieldErrors<keyof typeof nothing> {
  const wrong = checkNewPassword(password);
  return {
    ...(current === '' && { current: t(passwords.presentMissing) }),
    ...(wrong !== undefined && { password: wrong }),
  };
}

/** Changes the password of a member who knows the current one. */
export function PasswordScreen() {
  const [typed, setTyped] = useState(nothing);
  const { errors, form, passes, refuse } = useFieldErrors(typed, check);
  const { user } = useSession();
  const [, navigate] = useLocation();
  const goUp = () => {
    const state = history.state as { fromAbove?: boolean } | null;
    if (state?.fromAbove === true) history.back();
    else navigate('/settings', { replace: true });
  };

  const save = async () => {
    await request('POST /api/password/change/', { body: typed });
    showToast({ title: t(passwords.changed), description: t(passwords.othersSignedOut) });
  };
  const explain = (error: unknown): boolean => {
    const refused = refusedPassword(error);
    const isWrong = hasCode(error, 'wrong_password');
    if (isWrong) refuse(typed, { current: t(passwords.presentWrong) });
    else if (refused !== undefined) refuse(typed, { password: refused });
    return isWrong || refused !== undefined;
  };
  const { busy, failure, send } = useSending(save, explain, goUp);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };
  return (
    <InnerPage title={t(passwords.title)} up="/settings" link={Link}>
      <form ref={form} noValidate className="mt-2 grid gap-4" onSubmit={submit}>
        {/* With this field, password managers store the new password for this account. */}
        <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PresentPasswordField
          value={typed.current}
          error={errors.current}
          onChange={(current) => setTyped({ ...typed, current })}
        />
        <NewPasswordField
          value={typed.password}
          error={errors.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? passwords.saving : passwords.save)}
        </Button>
      </form>
      <Note>{t(passwords.changeNote)}</Note>
      <p className="mx-1 mt-1">
        <Link href="/forgot" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {t(passwords.forgotTitle)}
        </Link>
      </p>
    </InnerPage>
  );
}
