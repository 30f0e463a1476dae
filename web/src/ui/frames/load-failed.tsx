import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../controls/field.tsx';
import { RetryButton } from '../controls/retry-button.tsx';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  className?: string | undefined;
  /** Says what did not load. */
  children: ReactNode;
}

/** Says that something did not load, and offers another try. */
export function LoadFailed({
  error,
  onRetry,
  className = 'justify-items-center gap-4 p-8',
  children,
}: LoadFailedProps) {
  return (
    <div className={classNames('grid', className)}>
      <FieldError error={error}>{children}</FieldError>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
