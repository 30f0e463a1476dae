import type { Consent } from '@mwanzo/contract/core/consents';

/**
 * Returns the latest consent for each purpose, from a list with the latest first. Earlier consents are in the data
 * download.
 */
export function latestConsents(consents: readonly Consent[]): Consent[] {
  return consents.filter(
    ({ purpose }, index) => consents.findIndex((consent) => consent.purpose === purpose) === index,
  );
}
