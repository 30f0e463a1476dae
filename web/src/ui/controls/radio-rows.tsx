import { classNames } from '../class-names.ts';
import { RowCard, rowClass, RowText } from '../frames/row-group.tsx';

export interface RadioRowsProps<Value extends string> {
  label: string;
  /** The name that the radio inputs share. */
  name: string;
  options: readonly { value: Value; label: string; hint?: string | undefined; lang?: string }[];
  /** The chosen value; undefined if there is none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Makes the rows lower, with the circles in front, for a sheet with little room. */
  compact?: boolean;
}

/** A single choice as rows on a card. Each row explains its option. */
export function RadioRows<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  compact = false,
}: RadioRowsProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label}>
      <RowCard>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={classNames(
              rowClass,
              compact && 'min-h-12! flex-row-reverse py-1.5! short:min-h-11!',
              'cursor-pointer has-focus-visible:z-1 has-focus-visible:outline-3',
              'has-focus-visible:-outline-offset-3 has-focus-visible:outline-ring',
              option.value === value && 'bg-primary-soft',
            )}
          >
            <RowText label={option.label} hint={option.hint} />
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <RadioMark />
          </label>
        ))}
      </RowCard>
    </div>
  );
}

/** The circle of a choice, behind its radio input, which is a `peer`. */
export function RadioMark() {
  return (
    <span
      aria-hidden
      className={
        'size-6 flex-none rounded-full shadow-[inset_0_0_0_2px_var(--color-line-strong)] ' +
        'peer-checked:shadow-[inset_0_0_0_7px_var(--color-primary)] forced-colors:border-2 ' +
        'forced-colors:peer-checked:border-8'
      }
    />
  );
}
