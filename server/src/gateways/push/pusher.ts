/** Where a browser's push service takes pushes, and the keys that only that browser can read them with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  readonly payload: string;
  /** Replaces a push of the same topic that has not been delivered yet. At most 32 characters of base64url. */
  readonly topic: string;
  /** How long the push service keeps it, in seconds. */
  readonly ttlSeconds: number;
  /** Whether it wakes a phone that saves power. */
  readonly isUrgent?: boolean;
}

/** `gone`: the browser has ended the subscription. `refused`: no retry helps. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | { readonly retryAfterSeconds: number };

/** The door to browsers that are closed. */
export interface Pusher {
  /** The public key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether pushes may be sent to this address, as far as the address itself tells. */
  mayPushTo(endpoint: string): boolean;
  /** @throws PushError when the push service fails or cannot be reached */
  send(target: PushTarget, push: Push): Promise<PushOutcome>;
  close(): void;
}

/** A push was not delivered, and may be later. The message names no address. */
export class PushError extends Error {
  override readonly name = 'PushError';
}
