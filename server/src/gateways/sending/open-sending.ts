import { sendsMails, type Mailer } from '../mail/mailer.ts';
import { isPublicAddress } from '../push/public-address.ts';
import { isPushAddress } from '../push/push-address.ts';
import type { Pusher } from '../push/pusher.ts';
import { packSettings, type SendingConfig } from './sending-settings.ts';
import { createSendingThread, type SendingThread, type SendingThreadOptions } from './sending-thread.ts';

/** Starting the thread takes a third of a second of a core, so it stays for a while. */
const defaults: SendingThreadOptions = { worker: new URL('./sending-worker.ts', import.meta.url), idleMs: 300_000 };

export interface Sending {
  /** Null when no mail is sent. */
  readonly mailer: Mailer | null;
  /** Null when no push is sent. */
  readonly pusher: Pusher | null;
}

/** Opens the mailer and the pusher of a server, which share a thread. Closing either ends the thread. */
export function openSending(config: SendingConfig, options: Partial<SendingThreadOptions> = {}): Sending {
  const thread = createSendingThread(packSettings(config), { ...defaults, ...options });
  return {
    mailer: sendsMails(config) ? mailerOf(thread) : null,
    pusher: config.vapid && pusherOf(thread, config.vapid.publicKey),
  };
}

function mailerOf(thread: SendingThread): Mailer {
  return {
    async send(mail, { onHandover } = {}) {
      await thread.run({ kind: 'mail', mail, asksBefore: onHandover !== undefined }, onHandover);
    },
    close: () => thread.close(),
  };
}

function pusherOf(thread: SendingThread, publicKey: string): Pusher {
  return {
    publicKey,
    mayPushTo: (endpoint) => isPushAddress(endpoint, isPublicAddress),
    // Only the fields of a target: a caller may have read more about a browser.
    send: async ({ endpoint, p256dh, auth, vapidKey = null }, push) =>
      (await thread.run({ kind: 'push', target: { endpoint, p256dh, auth, vapidKey }, push })) ?? 'refused',
    close: () => thread.close(),
  };
}
