import { afterAll } from 'vitest';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import type { Payments, PaymentCallback, Prompt } from '../../../server/src/gateways/payments/payments.ts';
import { createTestClock, type TestClock } from '../../../server/src/testing/test-clock.ts';
import { openCallbackInbox, type CallbackInbox } from './callback-inbox.fixture.ts';
import type { Faults } from './faults.ts';
import { startFakeDaraja, type FakeDaraja } from './start-fake-daraja.ts';

/** A prompt of a test, with what its callbacks told. */
interface TestPrompt extends Prompt {
  read(): (PaymentCallback | null)[];
}

export interface TestDaraja {
  readonly inbox: CallbackInbox;
  readonly clock: TestClock;
  readonly daraja: FakeDaraja;
  /** The real gateway to the fake. */
  readonly payments: Payments;
  /** Another one, which waits 300 ms for an answer. On a busy machine one that comes at once may be too late for it. */
  readonly impatient: Payments;
  paymentsOf(daraja: Pick<FakeDaraja, 'config'>): Payments;
  /** Another phone and reference for each prompt, so that no test meets the pauses of another. */
  makePrompt(faults?: Partial<Faults>, more?: { phone?: string; amount?: number }): TestPrompt;
  /** The CheckoutRequestID of a prompt that must be accepted. */
  accepted(prompt: TestPrompt): Promise<string>;
}

/** The fake and the real gateway to it, on one clock. Both end with the test file. */
export async function openTestDaraja(): Promise<TestDaraja> {
  const inbox = await openCallbackInbox();
  const clock = createTestClock();
  /** The faults of a test's prompts, by their reference. */
  const faultsOf = new Map<string, Partial<Faults>>();
  const daraja = await startFakeDaraja({
    clock,
    faults: ({ reference }) => faultsOf.get(reference) ?? {},
    queriesPerMinute: 1000,
  });
  afterAll(() => daraja.stop());
  const payments = createDarajaPayments(daraja.config, { clock });
  return {
    inbox,
    clock,
    daraja,
    payments,
    impatient: createDarajaPayments(daraja.config, { clock, timeoutMs: 300 }),
    paymentsOf: ({ config }) => createDarajaPayments(config, { clock }),
    makePrompt(faults = {}, more = {}) {
      const reference = `MW${String(faultsOf.size + 1).padStart(6, '0')}`;
      faultsOf.set(reference, faults);
      return {
        phone: `2547${12_000_001 + faultsOf.size}`,
        amount: 375,
        reference,
        callbackUrl: inbox.url(reference),
        ...more,
        read: () => inbox.at(reference).map((body) => payments.readCallback(jsonOf(body))),
      };
    },
    async accepted(prompt) {
      const result = await payments.prompt(prompt);
      if (result.outcome !== 'accepted') throw new Error(`The prompt was ${result.outcome}: ${result.code}`);
      return result.checkoutRequestId;
    },
  };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
