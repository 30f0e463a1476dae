import { useState, type SubmitEvent } from 'react';
import { request } from '../../../../api/request.ts';
import { emails, passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors, type FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { checkEmail } from '../credentials/account-checks.ts';
import { EmailField } from '../credentials/email-field.tsx';
import { PresentPasswordField } from './present-password-field.tsx';
import { hasCode } from './refusals.ts';
import { useSending } from './use-sending.ts';

const nothing = { email: '', current: '' };

interface NewEmailFormProps {
  /** The current address. */
  present: string;
  isConfirmed: boolean;
  onSent: () => void;
}

/** Asks for the mail with the link that moves the account to another address. */
export function NewEmailForm({ present, isConfirmed, onSent }: NewEmailFormProps) {
  const [typed, setTyped] = useState(nothing);
  const check = ({ email, current }: typeof nothing): FieldErrors<keyof typeof nothing> => {
    const isSame = email.trim().toLowerCase() === present;
    const wrong = isSame ? t(emails.same) : checkEmail(email);
    return {
      ...(wrong !== undefined && { email: wrong }),
      ...(current === '' && { current: t(passwords.presentMissing) }),
    };
  };
  const { errors, form, passes, refuse } = useFieldErrors(typed, check);
  const { busy, failure, send } = useSending(
    async () => {
      await request('POST /api/account/email/', { body: { email: typed.email.trim(), password: typed.current } });
      onSent();
    },
    (error) => {
      const isWrong = hasCode(error, 'wrong_password');
      if (isWrong) refuse(typed, { current: t(passwords.presentWrong) });
      return isWrong;
    },
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };
  return (
    <section className="mt-5.5">
      <h2 className="mx-0.5 mb-3 text-[1.25rem] tracking-[-0.015em]">{t(emails.changeTitle)}</h2>
      <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        <EmailField
          label={t(emails.fresh)}
          value={typed.email}
          error={errors.email}
          onChange={(email) => setTyped({ ...typed, email })}
        />
        <PresentPasswordField
          value={typed.current}
          error={errors.current}
          onChange={(current) => setTyped({ ...typed, current })}
        />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? passwords.sendingLink : passwords.sendLink)}
        </Button>
      </form>
      <Note>{t(isConfirmed ? emails.changeNote : emails.othersSignedOut)}</Note>
    </section>
  );
}
