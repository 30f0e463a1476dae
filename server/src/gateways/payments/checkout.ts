import type { MpesaConfig } from '../../config/mpesa.ts';

/** How Premium can be paid here. */
export interface Checkout {
  readonly kind: 'mpesa' | 'pretend';
  /** The port of this host at which the demo's pretend phone is. */
  readonly pretendPhonePort: number | null;
  /** Where payments are told of: the address of this server, as the other side reaches it. */
  readonly callbackOrigin: string;
}

/** A server in place of M-Pesa, which moves no money. */
export interface PretendMpesa {
  readonly mpesa: MpesaConfig;
  readonly phonePort: number;
}
