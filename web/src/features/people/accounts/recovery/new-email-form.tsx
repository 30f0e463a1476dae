import { request } from '../../../../api/request.ts';
import { emails, passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { checkEmail } from '../credentials/account-checks.ts';
import { EmailField } from '../credentials/email-field.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import { checkPresentPassword, hasCode } from './refusals.ts';
import { SentForm, useSentForm } from './sent-form.tsx';

const nothing = { email: '', current: '' };

interface NewEmailFormProps {
  /** The current address. */
  present: string;
  isConfirmed: boolean;
  onSent: () => void;
}

/** Asks for the mail with the link that moves the account to another address. */
export function NewEmailForm({ present, isConfirmed, onSent }: NewEmailFormProps) {
  const { field, frame } = useSentForm(nothing, {
    check: ({ email, current }) => ({
      email: email.trim().toLowerCase() === present ? t(emails.same) : checkEmail(email),
      current: checkPresentPassword(current),
    }),
    async send({ email, current }) {
      await request('POST /api/account/email/', { body: { email: email.trim(), password: current } });
      onSent();
    },
    refusal: (error) => (hasCode(error, 'wrong_password') ? { current: t(passwords.presentWrong) } : undefined),
  });
  return (
    <section className="mt-5.5">
      <h2 className="mx-0.5 mb-3 text-[1.25rem] tracking-[-0.015em]">{t(emails.changeTitle)}</h2>
      <SentForm frame={frame} className="mt-0" label={t(passwords.sendLink)} busyLabel={t(passwords.sendingLink)}>
        <EmailField {...field('email')} label={t(emails.fresh)} />
        <PresentPasswordField {...field('current')} />
      </SentForm>
      <Note>{t(isConfirmed ? emails.changeNote : emails.othersSignedOut)}</Note>
    </section>
  );
}
