/** The address of a browser's push service, and the keys with which only that browser can read a push. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The public key with which the browser has subscribed. Null or left out when it is not known. */
  readonly vapidKey?: string | null;
}

export interface Push {
  readonly payload: string;
  /** Replaces a push of the same topic that has not been delivered yet. At most 32 characters of base64url. */
  readonly topic: string;
  /** The time for which the push service keeps the push, in seconds. */
  readonly ttlSeconds: number;
  /** True if the push wakes a phone that saves power. */
  readonly isUrgent?: boolean;
}

/** `gone`: the browser has ended the subscription. `refused`: no retry helps. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | { readonly retryAfterSeconds: number };

/** Sends pushes to browsers in which the app is closed. */
export interface Pusher {
  /** The public key with which browsers subscribe. */
  readonly publicKey: string;
  /** Returns true if pushes may be sent to this address, judged by the address only. */
  mayPushTo(endpoint: string): boolean;
  /** @throws PushError when the push service fails or cannot be reached */
  send(target: PushTarget, push: Push): Promise<PushOutcome>;
  /** Ends what sends. A push under way fails. */
  close(): void | Promise<void>;
}

/** A push was not delivered. A later attempt may succeed. The message names no address. */
export class PushError extends Error {
  override readonly name = 'PushError';
}
