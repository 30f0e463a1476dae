import phoneOffIcon from 'lucide/dist/esm/icons/phone-off.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';

interface HangUpButtonProps {
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button that declines or ends a call. It is outlined, so that the button to answer stands out more. */
export function HangUpButton({ className = 'min-h-15!', ...rest }: HangUpButtonProps) {
  return (
    <Button
      variant="outlined"
      full
      icon={phoneOffIcon}
      className={`rounded-lg! text-danger! inset-ring-2! inset-ring-danger! ${className}`}
      {...rest}
    />
  );
}
