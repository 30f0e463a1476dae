import type { Preferences, RoughCount, WiderStep } from '@mwanzo/contract/people/preferences';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import handHeartIcon from 'lucide/dist/esm/icons/hand-heart.mjs';
import mapPinnedIcon from 'lucide/dist/esm/icons/map-pinned.mjs';
import { deckSteps as texts, stepText } from '../../../../i18n/deck-steps.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { nearHints } from '../rules/near-rows.ts';

const icons = {
  near: mapPinnedIcon,
  ages: calendarDaysIcon,
  intent: handHeartIcon,
  verified_only: badgeCheckIcon,
};

interface WiderStepsProps {
  steps: readonly WiderStep[];
  preferences: Preferences;
  /** The explanations of the choices of distance. */
  hints: ReturnType<typeof nearHints>;
  busy: boolean;
  onTake: (change: WiderStep['change'], label: string) => void;
}

/** Buttons that widen the preferences by one step each; the step with the most people comes first. */
export function WiderSteps({ steps, preferences, hints, busy, onTake }: WiderStepsProps) {
  return (
    <div className="mt-2 grid w-full max-w-[358px] gap-2.5">
      <h4 className="text-left font-text text-label leading-[1.4] font-semibold tracking-normal">{t(texts.wider)}</h4>
      {steps.map(({ change, brings }) => {
        const { label, hint } = stepText(
          change,
          preferences,
          change.preference === 'near' ? hints[change.near] : undefined,
        );
        return (
          <button
            key={change.preference}
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => !busy && onTake(change, label)}
            className={
              'flex min-h-17 w-full items-center gap-3.5 rounded-md bg-surface py-2.5 pr-3.5 pl-4 text-left ' +
              'outline-line-strong hover:bg-sunk aria-disabled:opacity-60'
            }
          >
            <Icon icon={icons[change.preference]} size={22} className="text-ink-2" />
            <span className="min-w-0 flex-1">
              <span className="block leading-[1.25] font-[650]">{label}</span>
              {hint !== undefined && <span className="block text-small leading-[1.35] text-ink-2">{hint}</span>}
            </span>
            <Brings {...brings} />
          </button>
        );
      })}
    </div>
  );
}

function Brings({ about }: RoughCount) {
  return (
    <span className="flex-none text-right">
      <b className="block font-display text-[1.375rem] leading-none font-bold tracking-[-0.02em] text-primary-text">
        {about === null ? t(texts.some) : `+${about}`}
      </b>
      <span className="text-tiny text-ink-2">{t(texts.people)}</span>
    </span>
  );
}
