/** What happened between demo people before the moment of seeding. People are named by their `key`, times are minutes before it. */
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
  /** How many of the newest messages their receiver has not read; all of these are by one sender. */
  readonly unread: number;
}

export interface DemoNotification {
  readonly to: string;
  readonly kind: 'match' | 'like' | 'message' | 'verification';
  /** The other person; absent for a verification. */
  readonly about?: string;
  readonly minutesAgo: number;
  readonly read: boolean;
}

/** Somebody whose documents wait for a reviewer. */
export interface DemoPendingVerification {
  readonly person: string;
  readonly minutesAgo: number;
}
