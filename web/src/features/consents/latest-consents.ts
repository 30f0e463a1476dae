import type { Consent } from '@mwanzo/contract/consents';

/** The latest consent of each purpose, from a list with the latest first. The download has the earlier ones. */
export function latestConsents(consents: readonly Consent[]): Consent[] {
  return consents.filter(
    ({ purpose }, index) => consents.findIndex((consent) => consent.purpose === purpose) === index,
  );
}
