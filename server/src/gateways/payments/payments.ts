/** A request for money that is sent to a phone. */
export interface Prompt {
  /** The phone number: 12 digits, with Kenya's 254. */
  readonly phone: string;
  /** The amount in whole Kenyan shillings. */
  readonly amount: number;
  /** The text that the payer sees: at most 12 letters and digits. */
  readonly reference: string;
  /** The secret address of this order, to which the outcome is sent. */
  readonly callbackUrl: string;
}

/**
 * The outcome of sending a prompt. `unknown`: there was no response, or an unclear one. The phone may still have the
 * prompt, and money may move.
 */
export type PromptResult =
  | { readonly outcome: 'accepted'; readonly merchantRequestId: string; readonly checkoutRequestId: string }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** The outcome of a query. Only codes of a closed list are final; everything else is `unknown`. */
export type QueryResult =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'failed'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** The outcome of a payment, as the payment service reports it in a callback. */
export interface PaymentCallback {
  readonly merchantRequestId: string | null;
  readonly checkoutRequestId: string | null;
  /** The service's result code. 0 means paid. */
  readonly code: string;
  /** The amount in whole Kenyan shillings. Null if the callback has none, or it is no whole number. */
  readonly amount: number | null;
  readonly receipt: string | null;
}

/** The outcome of a request whose result comes later: to pay money back, or to find a receipt. */
export type RequestResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly code: string | null };

/** The result of a question for a receipt. */
export interface ReceiptResult {
  /** The service's result code. 0 means that it knows the transaction. */
  readonly code: string;
  /** True if the service does not let the initiator ask: so it will refuse other questions too. */
  readonly isInitiatorRefused: boolean;
  /** True if the money has moved. */
  readonly isCompleted: boolean;
  /** The id of the request that began the transaction. Null if the result does not name it. */
  readonly merchantRequestId: string | null;
  readonly receipt: string | null;
  /** The amount in whole Kenyan shillings. */
  readonly amount: number | null;
}

/** Takes payments from phones. No method throws because of a failure of the payment service. */
export interface Payments {
  /** True if the money is that of the demo's pretend phone, false if it is real. */
  readonly isPretend: boolean;
  prompt(prompt: Prompt): Promise<PromptResult>;
  /** The current state of a prompt. The service limits these requests: use the shared limiter. */
  query(checkoutRequestId: string): Promise<QueryResult>;
  /** Reads the body of a callback. Null if it is none. */
  readCallback(body: unknown): PaymentCallback | null;
  /** Asks for money to be paid back. The outcome is sent to `callbackUrl`. */
  reverse(payment: { receipt: string; amount: number; callbackUrl: string }): Promise<RequestResult>;
  /** Reads the outcome of a reversal from the body of its callback. Null if it is none. */
  readReversal(body: unknown): { readonly code: string; readonly receipt: string | null } | null;
  /** True if receipts can be asked for: M-Pesa asks for an initiator. */
  readonly findsReceipts: boolean;
  /** Asks for the receipt of a payment that its callback did not bring. The result is sent to `callbackUrl`. */
  askReceipt(lost: { merchantRequestId: string; callbackUrl: string }): Promise<RequestResult>;
  /** Reads the result of a question for a receipt. Null if it is none. */
  readReceipt(body: unknown): ReceiptResult | null;
}
