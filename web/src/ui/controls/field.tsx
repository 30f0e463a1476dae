import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { FailedRequestId } from '../words/failed-request-id.tsx';

/** The attributes that connect a control to its field's label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The texts around a control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Content at the right of the label, for example a counter. */
  aside?: ReactNode;
}

interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, and a hint or an error. `children` renders the control with the given attributes. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-label font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-small text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** An error with its icon. It also serves groups of fields and whole forms. */
export function FieldError({ id, error, children }: { id?: string; error?: unknown; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-small font-[550] text-danger">
      <Icon icon={circleAlertIcon} size={18} className="mt-px" />
      <span>
        {children}
        <FailedRequestId error={error} />
      </span>
    </p>
  );
}
