import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { rowClass, RowText } from '../frames/row-group.tsx';
import type { IconNode } from '../icons/icon.tsx';

interface SwitchRowProps {
  icon?: IconNode;
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch for a setting that is saved at once; the whole row toggles it. */
export function SwitchRow({ icon, label, hint, on, onChange }: SwitchRowProps) {
  const hintId = useId();
  return (
    <label
      className={classNames(
        rowClass,
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ring',
      )}
    >
      <RowText icon={icon} label={label} hint={hint} hintId={hintId} />
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox conveys its state itself
        role="switch"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className={
          'flex h-8 w-13 flex-none items-center rounded-full bg-surface p-1.5 ' +
          'shadow-[inset_0_0_0_2px_var(--color-line-strong)] *:bg-line-strong peer-checked:bg-primary ' +
          'peer-checked:shadow-none peer-checked:*:translate-x-5 peer-checked:*:bg-white ' +
          'forced-colors:border-2'
        }
      >
        <span className="size-5 rounded-full transition-transform duration-(--dur-1) forced-colors:bg-[CanvasText]!" />
      </span>
    </label>
  );
}
