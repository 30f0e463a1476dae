import { clockError } from '../../api/server-clock.ts';
import { dates as texts } from '../../i18n/dates.ts';
import { localWeekday } from '../../i18n/times.ts';
import { t } from '../../i18n/translate.ts';
import { useStore } from '../../state/store.ts';
import { planClock } from './plan-times.ts';

const written = (moment: number, now: number) =>
  `${localWeekday(new Date(moment).toISOString(), now)}, ${planClock(moment)}`;

/** Says that the phone's clock is wrong, so that nobody reads a time of a plan as the phone's. */
export function WrongClock({ now }: { now: number }) {
  const error = useStore(clockError);
  if (error === 0) return null;
  return (
    <output className="mb-4 block rounded-[18px] bg-warn-soft p-3.5 text-label">
      {t(texts.wrongClock, { phone: written(now - error, now), real: written(now, now) })}
    </output>
  );
}
