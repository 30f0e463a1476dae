import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** A line of text under the label. */
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that takes effect at once; the whole row toggles it. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        <span id={hintId} className="block text-small text-ink-2">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox conveys its state itself
        role="switch"
        aria-label={label}
        aria-describedby={hintId}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="flex h-8 w-14 flex-none items-center rounded-full p-1 shadow-[inset_0_0_0_2px_var(--color-line-strong)] *:bg-line-strong peer-checked:bg-trust peer-checked:shadow-none peer-checked:*:translate-x-6 peer-checked:*:bg-surface peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring forced-colors:border-2"
      >
        <span className="size-6 rounded-full transition-transform forced-colors:bg-[CanvasText]!" />
      </span>
    </label>
  );
}
