import type { Screener } from '../../../gateways/screening/screener.ts';
import type { Switches } from './switches.ts';

interface Screening {
  /** Null when no picture is screened. */
  readonly screener: Screener | null;
  readonly switches: Pick<Switches, 'isOff'>;
}

/**
 * Screens no photo while screening is switched off. A new one then waits for a person, like one that could not be
 * screened, so nothing unscreened is shown. The jobs leave submissions alone meanwhile.
 */
export function withholdScreenings({ screener, switches }: Screening): Screener | null {
  return (
    screener && {
      ...screener,
      screenPhoto: async (photo) =>
        switches.isOff('screening') ? { isScreened: false, why: 'busy' } : screener.screenPhoto(photo),
    }
  );
}
