import type { Config } from '../../config/config.ts';
import type { Checkout, PretendMpesa } from './checkout.ts';
import { createDarajaPayments } from './daraja-payments.ts';
import type { Payments } from './payments.ts';

interface OpenedPayments {
  readonly payments: Payments | null;
  readonly checkout: Checkout | null;
}

/** Opens the payments: M-Pesa, or otherwise its replacement. Without both, nothing can be bought here. */
export function openPayments({ mpesa, publicUrl, port }: Config, pretend: PretendMpesa | null): OpenedPayments {
  if (mpesa && publicUrl !== null)
    return {
      payments: createDarajaPayments(mpesa),
      checkout: { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: new URL(publicUrl).origin },
    };
  if (!pretend) return { payments: null, checkout: null };
  return {
    payments: createDarajaPayments(pretend.mpesa, { isPretend: true }),
    // PUBLIC_URL is ignored here, because the pretend M-Pesa is on this machine.
    checkout: { kind: 'pretend', pretendPhonePort: pretend.phonePort, callbackOrigin: `http://127.0.0.1:${port}` },
  };
}
