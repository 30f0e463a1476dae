import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

interface TickChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  describedBy?: string | undefined;
}

/** A choice of any number of options. */
export function TickChips<Value extends string>({
  label,
  options,
  values,
  onChange,
  describedBy,
}: TickChipsProps<Value>) {
  return (
    <fieldset aria-label={label} aria-describedby={describedBy} className="flex min-w-0 flex-wrap gap-2">
      {options.map((option) => {
        const ticked = values.includes(option.value);
        return (
          <label
            key={option.value}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-4 text-label',
              'font-[550] transition-colors duration-(--dur-1)',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
              'forced-colors:outline',
              ticked
                ? 'bg-primary text-on-primary forced-color-adjust-none forced-colors:bg-[Highlight] ' +
                    'forced-colors:text-[HighlightText]'
                : 'bg-surface outline-line-strong hover:bg-sunk',
            )}
          >
            <input
              type="checkbox"
              checked={ticked}
              onChange={() =>
                // The chosen values keep the order of the options, not that of the presses.
                onChange(
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? !ticked : values.includes(value))),
                )
              }
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {ticked && <Icon icon={checkIcon} size={18} strokeWidth={2.5} className="-ml-0.75" />}
            {option.label}
          </label>
        );
      })}
    </fieldset>
  );
}
