/** A request for money, on its way to a phone. */
export interface Prompt {
  /** 12 digits, with the country's 254. */
  readonly phone: string;
  /** Whole Kenyan shillings. */
  readonly amount: number;
  /** Shown to the payer: at most 12 letters and digits. */
  readonly reference: string;
  /** Where the outcome is told: the order's own secret address. */
  readonly callbackUrl: string;
}

/**
 * What became of a prompt. `unknown`: no response came, or one that says nothing. The phone may have the prompt all the
 * same, and money may move.
 */
export type PromptResult =
  | { readonly outcome: 'accepted'; readonly merchantRequestId: string; readonly checkoutRequestId: string }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** What a query said. Only codes of a closed list are final; everything else is `unknown`. */
export type QueryResult =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'failed'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** The outcome of a payment, as it is told to the callback address. */
export interface PaymentCallback {
  readonly merchantRequestId: string | null;
  readonly checkoutRequestId: string | null;
  /** 0 is paid. */
  readonly code: string;
  /** Whole Kenyan shillings. Null if none, or no whole number, was told. */
  readonly amount: number | null;
  readonly receipt: string | null;
}

/** What came of the request to give a payment back. */
export type ReversalResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** Takes payments from phones. No method throws for what the other side does. */
export interface Payments {
  /** Whether the money is real, or that of the demo's pretend phone. */
  readonly isPretend: boolean;
  prompt(prompt: Prompt): Promise<PromptResult>;
  /** What came of a prompt. Requests are rationed: ask through the one limiter. */
  query(checkoutRequestId: string): Promise<QueryResult>;
  /** Reads the body of a callback. Null if it is none. */
  readCallback(body: unknown): PaymentCallback | null;
  /** Asks for a payment to be given back; `callbackUrl` is told what came of it. */
  reverse(payment: { receipt: string; amount: number; callbackUrl: string }): Promise<ReversalResult>;
  /** What came of a reversal, from the body of its callback. Null if it is none. */
  readReversal(body: unknown): { readonly code: string; readonly receipt: string | null } | null;
}
