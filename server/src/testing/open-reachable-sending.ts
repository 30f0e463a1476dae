import { isPushAddress } from '../gateways/push/push-address.ts';
import { openSending, type Sending } from '../gateways/sending/open-sending.ts';
import type { SendingConfig } from '../gateways/sending/sending-settings.ts';

export const isThisMachine = (address: string): boolean => address === '127.0.0.1' || address === '::1';

const mayPushTo = (endpoint: string) => isPushAddress(endpoint, isThisMachine);

/** Opens what sends as a server does, but pushes may reach this machine, whose authority is in PUSH_AUTHORITY. */
export function openReachableSending(config: SendingConfig): Sending {
  const { mailer, pusher } = openSending(config, {
    worker: new URL('./reachable-sending-worker.ts', import.meta.url),
  });
  return { mailer, pusher: pusher && { ...pusher, mayPushTo } };
}
