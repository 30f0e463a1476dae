import { useEffect } from 'react';
import { request } from '../../../api/request.ts';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AuthTitle } from './portraits/auth-layout.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpScreen() {
  // The response says whether sign-ups are off, before anything is typed in vain.
  useEffect(() => void request('GET /api/switches/').catch(() => undefined), []);
  const corner = <TextLink to="/login">{t(texts.logInLink)}</TextLink>;
  const foot = (
    <span>
      {t(texts.haveAccount)} <TextLink to="/login">{t(texts.logIn)}</TextLink>
    </span>
  );
  return (
    <AccountFrame
      pair="chebet-hassan"
      saying="Mwanzo mwema"
      meaning={t(texts.mwemaMeaning)}
      corner={corner}
      foot={foot}
    >
      <p className="text-small font-semibold text-ink-2">{t(texts.step, { step: 1 })}</p>
      <AuthTitle title={t(texts.createTitle)}>{t(texts.createText)}</AuthTitle>
      <SignUpForm />
    </AccountFrame>
  );
}
