import { Link, useLocation } from 'wouter';
import { request } from '../../../../api/request.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { refusedPassword } from '../credentials/refused-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import { checkNewPassword, checkPresentPassword, hasCode } from './refusals.ts';
import { SentForm, useSentForm } from './sent-form.tsx';

const nothing = { current: '', password: '' };

/** Changes the password of a member who knows the current one. */
export function PasswordScreen() {
  const [, navigate] = useLocation();
  const goUp = () => {
    const state = history.state as { fromAbove?: boolean } | null;
    if (state?.fromAbove === true) history.back();
    else navigate('/settings', { replace: true });
  };

  const { field, frame } = useSentForm(nothing, {
    check: ({ current, password }) => ({
      current: checkPresentPassword(current),
      password: checkNewPassword(password),
    }),
    async send(body) {
      await request('POST /api/password/change/', { body });
      showToast({ title: t(passwords.changed), description: t(passwords.othersSignedOut) });
    },
    refusal: (error) =>
      hasCode(error, 'wrong_password') ? { current: t(passwords.presentWrong) } : refusedPassword(error),
    goOn: goUp,
  });
  return (
    <InnerPage title={t(passwords.title)} up="/settings">
      <SentForm frame={frame} className="mt-2" label={t(passwords.save)} busyLabel={t(passwords.saving)}>
        <PresentPasswordField {...field('current')} />
        <NewPasswordField {...field('password')} />
      </SentForm>
      <Note>{t(passwords.changeNote)}</Note>
      <p className="mx-1 mt-1">
        <Link href="/forgot" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {t(passwords.forgotTitle)}
        </Link>
      </p>
    </InnerPage>
  );
}
