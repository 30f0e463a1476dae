import { useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { logout, readSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { refusedPassword } from '../credentials/refused-password.ts';
import { EndedLink } from './ended-link.tsx';
import { readLinkToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { checkNewPassword, hasCode } from './refusals.ts';
import { SentForm, useSentForm } from './sent-form.tsx';

const nothing = { password: '' };

/** Sets a new password. With `undo` it also restores a former address. A mailed link leads here. */
export function ResetScreen() {
  const [undo] = useState(() => readLinkToken('undo'));
  const [token] = useState(() => undo ?? readLinkToken('token'));
  const [hasEnded, setEnded] = useState(token === null);
  const [, navigate] = useLocation();

  const save = async ({ password }: typeof nothing) => {
    const body = { token: token ?? '', password };
    const { email } =
      undo === null
        ? await request('POST /api/password/reset/confirm/', { body })
        : await request('POST /api/account/email/undo/', { body });
    // The server has also ended this browser's session.
    if (readSession().status === 'authenticated') logout();
    navigate('/login', { replace: true, state: { email } });
    showToast({ title: t(passwords.changed), description: t(passwords.signInNow) });
  };
  const { field, frame } = useSentForm(nothing, {
    check: ({ password }) => ({ password: checkNewPassword(password) }),
    send: save,
    refusal(error) {
      if (!hasCode(error, 'link_ended')) return refusedPassword(error);
      setEnded(true);
      return {};
    },
  });

  if (hasEnded) return <EndedLink href="/forgot" />;
  const [title, text] =
    undo === null ? [passwords.resetTitle, passwords.resetText] : [passwords.undoTitle, passwords.undoText];
  return (
    <RecoveryFrame title={t(title)} text={t(text)}>
      <SentForm frame={frame} label={t(passwords.save)} busyLabel={t(passwords.saving)}>
        <NewPasswordField {...field('password')} />
      </SentForm>
    </RecoveryFrame>
  );
}
