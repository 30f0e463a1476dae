import { clockError } from '../../../device/server-clock.ts';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { useStore } from '../../../state/store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { whyOtherTime } from './plan-rules.ts';
import { dayAndClock } from './plan-times.ts';

const minuteMs = 60_000;

/** Says why the phone shows another time than this page, so that nobody reads a time of a plan as the phone's. */
export function WrongClock({ now }: { now: number }) {
  const error = useStore(clockError);
  const shown = now - error;
  const reason = whyOtherTime(error, -new Date(shown).getTimezoneOffset() * minuteMs);
  if (reason === null) return null;
  const times = { phone: dayAndClock(shown, 'device'), real: dayAndClock(now, 'Nairobi') };
  return (
    <output
      className={classNames(
        'mb-4 block rounded-[18px] p-3.5 text-label',
        reason === 'clock' ? 'bg-warn-soft' : 'bg-sunk',
      )}
    >
      {t(reason === 'clock' ? texts.wrongClock : texts.otherZone, times)}
    </output>
  );
}
