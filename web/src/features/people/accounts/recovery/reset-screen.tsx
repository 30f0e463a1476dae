import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { logout, readSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { refusedPassword } from '../credentials/refused-password.ts';
import { EndedLink } from './ended-link.tsx';
import { readLinkToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { checkNewPassword, hasCode } from './refusals.ts';
import { useSending } from './use-sending.ts';

interface Typed {
  password: string;
}

function check({ password }: Typed): { password?: string } {
  const wrong = checkNewPassword(password);
  return wrong === undefined ? {} : { password: wrong };
}

/** Sets a new password. With `undo` it also restores a former address. A mailed link leads here. */
export function ResetScreen() {
  const [undo] = useState(() => readLinkToken('undo'));
  const [token] = useState(() => undo ?? readLinkToken('token'));
  const [typed, setTyped] = useState<Typed>({ password: '' });
  const [hasEnded, setEnded] = useState(token === null);
  const { errors, form, passes, refuse } = useFieldErrors(typed, check);
  const [, navigate] = useLocation();

  const save = async () => {
    const body = { token: token ?? '', ...typed };
    const { email } =
      undo === null
        ? await request('POST /api/password/reset/confirm/', { body })
        : await request('POST /api/account/email/undo/', { body });
    // The server has also ended this browser's session.
    if (readSession().status === 'authenticated') logout();
    navigate('/login', { replace: true, state: { email } });
    showToast({ title: t(passwords.changed), description: t(passwords.signInNow) });
  };
  const explain = (error: unknown): boolean => {
    const refused = refusedPassword(error);
    if (refused !== undefined) refuse(typed, { password: refused });
    if (hasCode(error, 'link_ended')) setEnded(true);
    return refused !== undefined || hasCode(error, 'link_ended');
  };
  const { busy, failure, send } = useSending(save, explain);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };

  if (hasEnded) return <EndedLink href="/forgot" />;
  const [title, text] =
    undo === null ? [passwords.resetTitle, passwords.resetText] : [passwords.undoTitle, passwords.undoText];
  return (
    <RecoveryFrame title={t(title)} text={t(text)}>
      <form ref={form} noValidate className="mt-5.5 grid gap-4" onSubmit={submit}>
        <NewPasswordField
          value={typed.password}
          error={errors.password}
          onChange={(password) => setTyped({ password })}
        />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? passwords.saving : passwords.save)}
        </Button>
      </form>
    </RecoveryFrame>
  );
}
