import type { AskedPrompt } from './check-fields.ts';
import type { Faults } from './faults.ts';

/** A prompt on a phone, as the fake M-Pesa keeps it. */
export interface DarajaPrompt extends AskedPrompt {
  readonly merchantRequestId: string;
  readonly checkoutRequestId: string;
  readonly faults: Faults;
  readonly at: number;
  /** The result code. Null while it waits. */
  code: string | null;
  endedAt: number | null;
  receipt: string | null;
  /** It was shown on the pretend phone. */
  wasShown: boolean;
  queries: number;
  /** The number of questions about its transaction. */
  statuses: number;
}
