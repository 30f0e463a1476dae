import type { Prompt } from '../../gateways/payments/payments.ts';
import type { TestApp } from '../../testing/build-test-app.ts';

/** A request that gets through the first time. */
export interface Ask {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

export interface AskingWorld {
  readonly testApp: TestApp;
  /** The text of the newest mail to an address. */
  readonly mailTo: (address: string) => string;
  /** The prompts that phones have got. */
  readonly prompts: readonly Prompt[];
}

/** Prepares a request by somebody of its own. */
export type MakeAsk = (world: AskingWorld) => Promise<Ask>;
