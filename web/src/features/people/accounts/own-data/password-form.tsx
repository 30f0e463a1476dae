import type { ReactNode } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { ownData as texts } from '../../../../i18n/own-data.ts';
import { t } from '../../../../i18n/translate.ts';
import type { IconNode } from '../../../../ui/icons/icon.tsx';
import { PresentPasswordField } from '../recovery/present-password-field.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { SentForm, useSentForm } from '../recovery/sent-form.tsx';

const nothing = { password: '' };

function textOf(error: unknown, lost: Message): string {
  if (!(error instanceof RequestError)) {
    logFailure('The answer did not arrive', error);
    return t(lost);
  }
  if (error.code !== 'too_many_requests') return t(texts.notNow);
  return t(texts.tooOften, { count: Math.ceil((error.retryAfterSeconds ?? 60) / 60) });
}

interface PasswordFormProps {
  act: (password: string) => Promise<void>;
  label: string;
  busyLabel: string;
  icon: IconNode;
  isDanger?: boolean;
  /** The text of a failure without a response, if it is another one than that of a refusal. */
  lost?: Message;
  /** Content below the field, for example the progress of the action. */
  children?: ReactNode;
}

/** Asks for the password once more. Its button starts an action that cannot be undone. */
export function PasswordForm({
  act,
  label,
  busyLabel,
  icon,
  isDanger,
  lost = texts.notNow,
  children,
}: PasswordFormProps) {
  const { field, frame } = useSentForm(nothing, {
    check: ({ password }) => ({ password: password === '' ? t(texts.passwordMissing) : undefined }),
    send: ({ password }) => act(password),
    refusal: (error) => (hasCode(error, 'wrong_password') ? { password: t(texts.wrongPassword) } : undefined),
    textOf: (error) => textOf(error, lost),
    isForgotten: true,
  });
  const look = isDanger ? ({ variant: 'outlined', className: 'text-danger' } as const) : { className: '' };
  return (
    <SentForm frame={frame} className="mt-5" label={label} busyLabel={busyLabel} button={{ icon, ...look }}>
      <PresentPasswordField {...field('password')} label={t(texts.password)} />
      {children}
    </SentForm>
  );
}
