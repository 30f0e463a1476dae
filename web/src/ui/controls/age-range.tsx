import { upperAgeText } from '../../i18n/ages.ts';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { moveThumb, shareOf, type Range } from './range-bounds.ts';

interface AgeRangeProps {
  /** Shown above the slider, to the left of the value. */
  label: string;
  min: number;
  max: number;
  value: Range;
  onChange: (value: Range) => void;
}

/** A control for a range of ages: two native sliders on one track. */
export function AgeRange({ label, min, max, value, onChange }: AgeRangeProps) {
  const [low, high] = value;
  const from = shareOf(low, min, max);
  const to = shareOf(high, min, max);
  const shared = { min, max, step: 1 };
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <span className="text-label font-semibold">{label}</span>
        <span className="font-[650]">{t(ui.ageFromTo, { from: low, to: upperAgeText(high) })}</span>
      </div>
      <div className="relative h-11">
        <span className="absolute top-5 right-3 left-3 h-1.5 rounded-full bg-line forced-colors:bg-[GrayText]" />
        <span
          className="absolute top-5 h-1.5 rounded-full bg-primary forced-colors:bg-[Highlight]"
          style={{ left: `calc(12px + (100% - 24px) * ${from})`, width: `calc((100% - 24px) * ${to - from})` }}
        />
        <input
          type="range"
          {...shared}
          aria-label={t(ui.ageMin)}
          value={low}
          onChange={(event) => onChange(moveThumb(value, 'low', event.target.valueAsNumber))}
          // When both thumbs are at the upper end, only this one can still move, so it must be on top.
          className={from > 0.5 ? 'range-thumb z-1' : 'range-thumb'}
        />
        <input
          type="range"
          {...shared}
          aria-label={t(ui.ageMax)}
          aria-valuetext={upperAgeText(high)}
          value={high}
          onChange={(event) => onChange(moveThumb(value, 'high', event.target.valueAsNumber))}
          className="range-thumb"
        />
      </div>
      <div aria-hidden className="-mt-1 flex justify-between text-tiny text-ink-2">
        <span>{min}</span>
        <span>{upperAgeText(max)}</span>
      </div>
    </fieldset>
  );
}
