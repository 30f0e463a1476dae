import type { Session } from '@mwanzo/contract/people/sessions';
import { devices as texts } from '../../../i18n/devices.ts';
import { t } from '../../../i18n/translate.ts';

/** Names a device, for example "Chrome on Android". */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const known = browser ?? t(texts.unknownBrowser);
  return system === null ? known : t(texts.browserOn, { browser: known, system });
}
