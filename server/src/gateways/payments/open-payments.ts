import type { Config } from '../../config/config.ts';
import type { Checkout, PretendMpesa } from './checkout.ts';
import { createDarajaPayments } from './daraja-payments.ts';
import type { Payments } from './payments.ts';

interface OpenedPayments {
  readonly payments: Payments | null;
  readonly checkout: Checkout | null;
}

/** Payments by M-Pesa, else by what stands in for it. Without both, nothing can be bought here. */
export function openPayments({ mpesa, publicUrl, port }: Config, pretend: PretendMpesa | null): OpenedPayments {
  if (mpesa && publicUrl !== null)
    return {
      payments: createDarajaPayments(mpesa),
      checkout: { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: new URL(publicUrl).origin },
    };
  if (!pretend) return { payments: null, checkout: null };
  return {
    payments: createDarajaPayments(pretend.mpesa, { isPretend: true }),
    // Whatever PUBLIC_URL says: the pretend M-Pesa is on this machine.
    checkout: { kind: 'pretend', pretendPhonePort: pretend.phonePort, callbackOrigin: `http://127.0.0.1:${port}` },
  };
}
