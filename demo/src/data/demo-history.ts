/** A like from before the seeding. People are named by their `key`; times are minutes before the seeding. */
export interface DemoLike {
  readonly from: string;
  readonly to: string;
  readonly minutesAgo: number;
}

export interface DemoMessage {
  readonly minutesAgo: number;
  readonly from: string;
  readonly text: string;
}

export interface DemoConversation {
  readonly between: readonly [string, string];
  /** Oldest first. */
  readonly messages: readonly DemoMessage[];
  /** So many of the newest messages are unread. All of them are by one sender. */
  readonly unread: number;
}

export interface DemoNotification {
  readonly to: string;
  readonly kind: 'match' | 'like' | 'message' | 'verification';
  /** The other person. Absent for a verification. */
  readonly about?: string;
  readonly minutesAgo: number;
  readonly read: boolean;
}

/** Somebody whose verification waits for review. */
export interface DemoPendingVerification {
  readonly person: string;
  /** `YYYY-MM-DD`, as the picture of the identity card says. It decides the person's age. */
  readonly birthDate: string;
  readonly minutesAgo: number;
}
