import type { Config } from '../../config/config.ts';
import { createDarajaPayments } from './daraja-payments.ts';
import type { Payments } from './payments.ts';

/** Null without `MPESA_*`: then nothing can be bought here. */
export function createPayments({ mpesa }: Config): Payments | null {
  return mpesa && createDarajaPayments(mpesa);
}
