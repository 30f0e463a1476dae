import type { RefusalCode } from '@mwanzo/contract/refusals';
import { refusals } from '../../../../i18n/refusals.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';

interface PresetListProps {
  label: string;
  codes: readonly RefusalCode[];
  chosen: RefusalCode | null;
  onChoose: (code: RefusalCode | null) => void;
}

/** A choice of one reason or none. Pressing the chosen reason again clears it. */
export function PresetList({ label, codes, chosen, onChoose }: PresetListProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="grid gap-2">
        {codes.map((code) => (
          <label
            key={code}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center rounded-md px-4 py-2.5 text-label',
              'leading-[1.35] has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-ring',
              code === chosen
                ? 'bg-primary-soft font-semibold text-primary-text ' +
                    'shadow-[inset_0_0_0_2px_var(--color-primary)] forced-color-adjust-none ' +
                    'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
            )}
          >
            <input
              type="radio"
              name="reason"
              checked={code === chosen}
              onChange={() => onChoose(code)}
              onClick={() => code === chosen && onChoose(null)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(refusals[code])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
