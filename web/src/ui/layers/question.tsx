import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { FieldError } from '../controls/field.tsx';
import type { IconNode } from '../icons/icon.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  open: boolean;
  title: string;
  /** The label of the button that leaves everything as it is. */
  no: string;
  /** The label of the button that answers yes. It changes while the answer is sent. */
  yes: string;
  icon?: IconNode;
  /** True if the yes takes something away. */
  isDanger?: boolean;
  busy?: boolean;
  /** The reason why the answer could not be sent. */
  failure?: string | undefined;
  error?: unknown;
  onYes: () => void;
  /** Called by the button `no`. By default it closes the question. */
  onNo?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done, and says what that means. */
export function Question({ no, yes, icon, isDanger, failure, error, children, ...props }: QuestionProps) {
  const { busy = false, onYes, onNo = props.onClose, ...dialog } = props;
  const look = isDanger ? ({ variant: 'outlined', className: 'text-danger!' } as const) : {};
  const footer = (
    <>
      <Button variant="outlined" onClick={onNo}>
        {no}
      </Button>
      <Button {...look} {...(icon && { icon })} busy={busy} onClick={onYes}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} footer={footer}>
      {children}
      {failure !== undefined && (
        <div className="mt-4">
          <FieldError error={error}>{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
