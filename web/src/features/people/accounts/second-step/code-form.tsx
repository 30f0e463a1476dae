import { useEffect, useRef, type SubmitEvent } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { accounts } from '../../../../i18n/accounts.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors, type FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { TextButton } from '../../../../ui/words/text-link.tsx';
import { AuthTitle } from '../portraits/auth-layout.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { useSending } from '../recovery/use-sending.ts';
import { CodeField, missingCode, useTypedCode, wrongCode, type TypedCode } from './code-field.tsx';

interface CodeFormProps {
  enter: (code: string) => Promise<void>;
  /** Called with an error that no other code would change, such as that of a banned member. */
  onRefused: (error: unknown) => void;
  onBack: () => void;
}

function check(typed: TypedCode): FieldErrors<'code'> {
  const missing = missingCode(typed);
  return missing === undefined ? {} : { code: missing };
}

/** Asks for the code at sign-in, after the password was right. */
export function CodeForm({ enter, onRefused, onBack }: CodeFormProps) {
  const { typed, field } = useTypedCode();
  const { errors, form, passes, refuse } = useFieldErrors(typed, check);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const explain = (error: unknown): boolean => {
    const isWrong = hasCode(error, 'wrong_code');
    // Errors about too many tries and about a broken connection are shown below the field.
    const isFinal = !isWrong && error instanceof RequestError && error.status !== 429 && error.status < 500;
    if (isWrong) refuse(typed, { code: wrongCode(typed) });
    else if (isFinal) onRefused(error);
    return isWrong || isFinal;
  };
  const { busy, failure, send } = useSending(() => enter(typed.code), explain);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };
  return (
    <>
      <AuthTitle title={t(texts.askTitle)}>{t(texts.askText)}</AuthTitle>
      <form ref={form} noValidate className="mt-5.5 grid gap-4" onSubmit={submit}>
        <CodeField {...field} ref={input} error={errors.code} />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy}>
          {t(busy ? accounts.signingIn : accounts.signIn)}
        </Button>
      </form>
      <p className="mt-2 text-center">
        <TextButton onClick={onBack}>{t(texts.backToPassword)}</TextButton>
      </p>
    </>
  );
}
