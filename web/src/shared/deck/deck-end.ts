import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { apiUrl } from '../../api/api-url.ts';
import { readAccessToken } from '../../api/session-storage.ts';
import { clockError, realNow } from '../../device/server-clock.ts';
import { dayLimits } from '../allowances/day-limits.ts';

/** The header of an empty deck's response that says why no profiles are left. */
const header = 'x-deck-end';

/**
 * Asks why the plain deck has ended, and notes it if the day's profiles are used up. It does not use `request`, which
 * returns only bodies; reading headers there would add code to the first screen that only the end of a deck needs.
 */
export async function noteUsedUpProfiles(query: object): Promise<null> {
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const response = await fetch(apiUrl(`/api/profiles/discover/?${new URLSearchParams(parameters)}`), {
    cache: 'no-store',
    headers: { accept: 'application/json', authorization: `Bearer ${readAccessToken()}` },
  });
  if (response.headers.get(header) === 'limit') {
    // Limits end by the device's clock, which may be wrong.
    const end = endOfNairobiDay(new Date(realNow())).getTime() - clockError.read();
    dayLimits.write({ ...dayLimits.read(), profiles: end });
  }
  return null;
}
