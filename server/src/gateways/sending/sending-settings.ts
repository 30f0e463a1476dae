import type { Config, VapidConfig } from '../../config/config.ts';
import { Secret } from '../../config/secret.ts';

/** The part of the configuration that decides how mails and pushes are sent. */
export type SendingConfig = Pick<Config, 'smtp' | 'production' | 'dataDir' | 'vapid'>;

/** The same as plain values, because a Secret does not pass between threads. */
export interface SendingSettings extends Pick<Config, 'production' | 'dataDir'> {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly vapid: {
    readonly publicKey: string;
    /** The current one first. */
    readonly privateKeys: readonly [string, ...string[]];
    readonly subject: string;
  } | null;
}

export function packSettings({ smtp, production, dataDir, vapid }: SendingConfig): SendingSettings {
  return {
    production,
    dataDir,
    smtp: smtp && { ...smtp, url: smtp.url.reveal() },
    vapid: vapid && packVapid(vapid),
  };
}

export function unpackSettings({ smtp, production, dataDir, vapid }: SendingSettings): SendingConfig {
  return {
    production,
    dataDir,
    smtp: smtp && { ...smtp, url: new Secret(smtp.url) },
    vapid: vapid && unpackVapid(vapid),
  };
}

type PackedVapid = NonNullable<SendingSettings['vapid']>;

function packVapid({ publicKey, privateKey, subject }: VapidConfig): PackedVapid {
  const [current, ...others] = privateKey.each();
  return { publicKey, privateKeys: [current.reveal(), ...others.map((key) => key.reveal())], subject };
}

function unpackVapid({ publicKey, privateKeys: [current, ...others], subject }: PackedVapid): VapidConfig {
  return { publicKey, privateKey: new Secret(current, others), subject };
}
