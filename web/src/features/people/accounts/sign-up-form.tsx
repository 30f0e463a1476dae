import { useFormDraft } from '../../../device/use-form-draft.ts';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { useFieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { checkSignUp } from './check-sign-up.ts';
import { AboutYouFields } from './sign-up-fields/about-you-fields.tsx';
import { CredentialsFields } from './sign-up-fields/credentials-fields.tsx';
import { PrivacyFields } from './sign-up-fields/privacy-fields.tsx';
import { TurnNotice } from './proof/turn-notice.tsx';
import type { SignUpValues } from './sign-up-fields/sign-up-values.ts';
import { useSignUp } from './use-sign-up.ts';

const empty: SignUpValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  gender: '',
  orientation: '',
  // The form proposes that strangers see neither (docs/product/accounts.md, "Sign-up").
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
};

const passwords = ['password', 'confirmPassword'] as const;
const check = (values: SignUpValues) => checkSignUp(values);

export function SignUpForm() {
  const { values, change, discard } = useFormDraft('sign-up', null, () => empty, passwords);
  const { errors, form, passes, refuse } = useFieldErrors(values, check);
  const { busy, turnAt, signUp, cancel } = useSignUp({ onDone: discard, onRefused: refuse });

  const submit = () => {
    const mayBeSent = passes(values);
    if (values.confirmPassword !== '' && values.password !== values.confirmPassword)
      showToast({ title: t(texts.error), description: t(texts.passwordsDiffer), kind: 'bad' });
    if (mayBeSent) void signUp(values);
  };
  const giveUp = () => {
    cancel();
    // The button that had the focus disappears.
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  };
  const section = { values, errors, change };
  return (
    <Form ref={form} className="mt-3.5 grid gap-3" onSubmit={() => !busy && submit()}>
      <CredentialsFields {...section} />
      <AboutYouFields {...section} />
      {/* Both lines are 44 px high for fingers, so they need no room between them. */}
      <div className="-mt-2">
        <PrivacyFields {...section} />
        <TermsLine />
        <Button type="submit" full busy={busy}>
          {t(busy ? texts.creatingAccount : texts.createAccount)}
        </Button>
        <TurnNotice turnAt={turnAt} onCancel={giveUp} />
      </div>
    </Form>
  );
}

/** Names what an account accepts. Both are separate documents, and the form is kept while somebody reads them. */
function TermsLine() {
  // In both languages the terms come first.
  const [before, between, after] = t(texts.accept, { terms: '|', privacy: '|' }).split('|');
  return (
    <p className="text-tiny text-ink-2">
      {before}
      <TextLink href="/terms">{t(texts.terms)}</TextLink>
      {between}
      <TextLink href="/privacy">{t(texts.privacyPolicy)}</TextLink>
      {after}
    </p>
  );
}
