import { useDeviceNow } from '../../device/use-now.ts';
import { kept } from '../../i18n/kept.ts';
import { localClock } from '../../i18n/times.ts';
import { t } from '../../i18n/translate.ts';

export function OfflineTime({ at = 0 }: { at: number | undefined }) {
  return t(kept.from, { time: localClock(at, useDeviceNow()) });
}
