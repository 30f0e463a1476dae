import type { MpesaConfig } from '../../config/mpesa.ts';

/** The ways to pay for Premium on this server. */
export interface Checkout {
  readonly kind: 'mpesa' | 'pretend';
  /** The port of this host on which the demo's pretend phone is. */
  readonly pretendPhonePort: number | null;
  /** The address of this server to which the payment service sends its callbacks. */
  readonly callbackOrigin: string;
}

/** A server that replaces M-Pesa and moves no money. */
export interface PretendMpesa {
  readonly mpesa: MpesaConfig;
  readonly phonePort: number;
}
