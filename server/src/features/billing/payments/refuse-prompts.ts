import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { findOrderByCode } from './orders.repository.ts';
import { allowPhone, refusePhone } from './prompts.repository.ts';

/**
 * The owner of a phone that somebody else's order has prompted wants no more prompts, or wants them again. They name
 * the order by the code on the prompt, so that nobody has to write down their number.
 *
 * @returns false when there is no such order with a phone, or nothing has changed
 */
export async function refusePrompts(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  code: string,
  isRefused: boolean,
): Promise<boolean> {
  const { phoneHash = null } = (await getRow(database, findOrderByCode, { code })) ?? {};
  if (phoneHash === null) return false;
  const changed = isRefused
    ? await getRow(database, refusePhone, { phoneHash, now: clock.now() })
    : await getRow(database, allowPhone, { phoneHash });
  return changed !== null;
}
