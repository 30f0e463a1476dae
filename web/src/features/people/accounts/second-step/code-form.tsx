import { useEffect, useRef } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { accounts } from '../../../../i18n/accounts.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { TextButton } from '../../../../ui/words/text-link.tsx';
import { AuthTitle } from '../portraits/auth-layout.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { SentForm, useSentForm } from '../recovery/sent-form.tsx';
import { checkCode, CodeField, noCode, wrongCode } from './code-field.tsx';

interface CodeFormProps {
  enter: (code: string) => Promise<void>;
  /** Called with an error that no other code would change, such as that of a banned member. */
  onRefused: (error: unknown) => void;
  onBack: () => void;
}

/** Asks for the code at sign-in, after the password was right. */
export function CodeForm({ enter, onRefused, onBack }: CodeFormProps) {
  const { values, setValues, field, frame } = useSentForm(noCode, {
    check: checkCode,
    send: ({ code }) => enter(code),
    refusal(error, typed) {
      if (hasCode(error, 'wrong_code')) return { code: wrongCode(typed) };
      // Errors about too many tries and about a broken connection are shown below the field.
      if (!(error instanceof RequestError) || error.status === 429 || error.status >= 500) return undefined;
      onRefused(error);
      return {};
    },
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <AuthTitle title={t(texts.askTitle)}>{t(texts.askText)}</AuthTitle>
      <SentForm frame={frame} label={t(accounts.signIn)} busyLabel={t(accounts.signingIn)}>
        <CodeField
          {...field('code')}
          ref={input}
          isRecovery={values.isRecovery}
          onKind={(isRecovery) => setValues({ code: '', isRecovery })}
        />
      </SentForm>
      <p className="mt-2 text-center">
        <TextButton onClick={onBack}>{t(texts.backToPassword)}</TextButton>
      </p>
    </>
  );
}
