import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { allowPromptsOf, refusePromptsOf } from './phones.repository.ts';

/**
 * The owner of a phone that somebody else's order has prompted wants no more prompts, or wants them again. They name
 * the order by the code on the prompt, so that nobody has to write down their number.
 *
 * @returns false when there is no such order with a phone, or nothing has changed
 */
export function refusePrompts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  code: string,
  isRefused: boolean,
): Promise<boolean> {
  return isRefused ? refusePromptsOf(database, { code, now: clock.now() }) : allowPromptsOf(database, code);
}
