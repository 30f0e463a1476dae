import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  icon?: IconNode;
  ref?: Ref<HTMLSelectElement>;
  className?: string | undefined;
}

/** A styled native select, since the native picker works best on cheap phones. Its children are `<option>`s. */
export function Select({ icon, className, ...rest }: SelectProps) {
  return (
    <div className={classNames('relative', className)}>
      {icon && (
        <span className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2">
          <Icon icon={icon} size={20} />
        </span>
      )}
      <select className={classNames('block', 'input', 'appearance-none pr-11', icon ? 'pl-11.5' : 'pl-4')} {...rest} />
      <span className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2">
        <Icon icon={chevronDownIcon} size={20} />
      </span>
    </div>
  );
}
