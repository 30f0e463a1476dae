import type { Ref } from 'react';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import type { FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { TextButton } from '../../../../ui/words/text-link.tsx';

interface CodeFieldProps {
  value: string;
  /** Switches between the two kinds of codes. Undefined if only the app's code is valid. */
  onKind?: (isRecovery: boolean) => void;
  isRecovery?: boolean;
  error: string | undefined;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for the authenticator app's code. A link below it switches to a recovery code. */
export function CodeField({ value, isRecovery = false, onKind, error, onChange, ref }: CodeFieldProps) {
  const kind = isRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 } as const);
  return (
    <div>
      <TextField
        label={t(isRecovery ? texts.recoveryCode : texts.code)}
        error={error}
        {...kind}
        {...(ref && { ref })}
        name="code"
        spellCheck={false}
        required
        value={value}
        onType={onChange}
      />
      {onKind && (
        <TextButton className="mt-1" onClick={() => onKind(!isRecovery)}>
          {t(isRecovery ? texts.appInstead : texts.recoveryInstead)}
        </TextButton>
      )}
    </div>
  );
}

export const noCode = { code: '', isRecovery: false };
export type TypedCode = typeof noCode;

export function checkCode({ code, isRecovery }: TypedCode): FieldErrors<'code'> {
  if (isRecovery) return code.trim() === '' ? { code: t(texts.recoveryMissing) } : {};
  return code.replaceAll(/\s/g, '').length === 6 ? {} : { code: t(texts.codeMissing) };
}

export function wrongCode({ isRecovery }: TypedCode): string {
  return t(isRecovery ? texts.recoveryWrong : texts.codeWrong);
}
