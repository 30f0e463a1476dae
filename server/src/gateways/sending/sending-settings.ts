import type { Config } from '../../config/config.ts';
import { Secret } from '../../config/secret.ts';

/** The part of the configuration that decides how mails and pushes are sent. */
export type SendingConfig = Pick<Config, 'smtp' | 'production' | 'dataDir' | 'vapid'>;

/** The same as plain values, because a Secret does not pass between threads. */
export interface SendingSettings extends Pick<Config, 'production' | 'dataDir'> {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
}

export function packSettings({ smtp, production, dataDir, vapid }: SendingConfig): SendingSettings {
  return {
    production,
    dataDir,
    smtp: smtp && { ...smtp, url: smtp.url.reveal() },
    vapid: vapid && { ...vapid, privateKey: vapid.privateKey.reveal() },
  };
}

export function unpackSettings({ smtp, production, dataDir, vapid }: SendingSettings): SendingConfig {
  return {
    production,
    dataDir,
    smtp: smtp && { ...smtp, url: new Secret(smtp.url) },
    vapid: vapid && { ...vapid, privateKey: new Secret(vapid.privateKey) },
  };
}
