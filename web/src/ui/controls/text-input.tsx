import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  icon?: IconNode;
  /** A 44 px button at the right end of the field. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  return (
    <div className={classNames('relative', className)}>
      {icon && (
        <span className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2">
          <Icon icon={icon} size={20} />
        </span>
      )}
      {/* This is not a block, because Safari would then show a date at the top of its field. */}
      <input
        className={classNames('flex items-center', 'input', icon ? 'pl-11.5' : 'pl-4', end ? 'pr-14' : 'pr-4')}
        {...rest}
      />
      {end && <span className="absolute top-1 right-1">{end}</span>}
    </div>
  );
}
