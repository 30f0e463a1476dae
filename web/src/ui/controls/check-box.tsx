import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

interface CheckBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** The keys that toggle the box, in the syntax of `aria-keyshortcuts`. */
  keys?: string | undefined;
  /** The name of the field in a form. */
  name?: string;
}

/** A check box in teal with its label; the whole row toggles it. */
export function CheckBox({ checked, onChange, children, keys, name }: CheckBoxProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        name={name}
        aria-keyshortcuts={keys}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute size-6.5 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden
        className={
          'pointer-events-none grid size-6.5 flex-none place-items-center rounded-[8px] ' +
          'shadow-[inset_0_0_0_2px_var(--color-line-strong)] *:opacity-0 peer-checked:bg-trust ' +
          'peer-checked:text-surface peer-checked:shadow-none peer-checked:*:opacity-100 ' +
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring ' +
          'forced-colors:border-2'
        }
      >
        <Icon icon={checkIcon} size={18} strokeWidth={3} />
      </span>
      <span>{children}</span>
    </label>
  );
}
