import { useRef, type ReactNode } from 'react';
import { ownData as texts } from '../../../../i18n/own-data.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field, FieldError } from '../../../../ui/controls/field.tsx';
import { Form } from '../../../../ui/controls/form.tsx';
import type { IconNode } from '../../../../ui/icons/icon.tsx';
import { useSession } from '../../../../api/session.ts';
import { PasswordInput } from '../credentials/password-input.tsx';
import { useOwnPassword } from './use-own-password.ts';

interface PasswordFormProps {
  act: (password: string) => Promise<void>;
  label: string;
  busyLabel: string;
  icon: IconNode;
  isDanger?: boolean;
  /** Content below the field, for example the progress of the action. */
  children?: ReactNode;
}

/** Asks for the password once more. Its button starts an action that cannot be undone. */
export function PasswordForm({ act, label, busyLabel, icon, isDanger, children }: PasswordFormProps) {
  const { user } = useSession();
  const { password, change, busy, failure, error, submit } = useOwnPassword(act);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      className="mt-5 grid gap-4"
      onSubmit={() => {
        if (password === '') input.current?.focus();
        submit();
      }}
    >
      {/* With this field, password managers know which account's password is asked for. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field label={t(texts.password)} error={failure?.isPassword ? failure.text : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            autoComplete="current-password"
            value={password}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {failure && !failure.isPassword && <FieldError error={error}>{failure.text}</FieldError>}
      {children}
      <Button
        type="submit"
        full
        busy={busy}
        icon={icon}
        variant={isDanger ? 'outlined' : 'primary'}
        {...(isDanger && { className: 'text-danger' })}
      >
        {busy ? busyLabel : label}
      </Button>
    </Form>
  );
}
