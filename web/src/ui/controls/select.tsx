import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

type Attributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'value' | 'onChange'>;

interface SelectProps<Value extends string> extends Attributes {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  icon?: IconNode;
  className?: string | undefined;
}

/** A styled native select, since the native picker works best on cheap phones. */
export function Select<Value extends string>({ icon, className, options, onChange, ...rest }: SelectProps<Value>) {
  const choose = (wanted: string) => {
    const option = options.find(({ value }) => value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <div className={classNames('relative', className)}>
      {icon && (
        <span className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2">
          <Icon icon={icon} size={20} />
        </span>
      )}
      <select
        className={classNames('block', 'input', 'appearance-none pr-11', icon ? 'pl-11.5' : 'pl-4')}
        onChange={(event) => choose(event.target.value)}
        {...rest}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2">
        <Icon icon={chevronDownIcon} size={20} />
      </span>
    </div>
  );
}
