import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../database/connect.ts';
import { countWithoutReceipt } from '../../features/billing/payments/index.ts';
import { systemClock } from '../../gateways/clock.ts';
import { off, ok, wrong, type Finding } from './finding.ts';

/** Says how many paid orders have no receipt, and whether M-Pesa can be asked. Silent about a database that is away. */
export async function checkReceipts(url: string, { mpesa }: Pick<Config, 'mpesa'>): Promise<Finding[]> {
  if (!mpesa) return [];
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  try {
    const lost = await countWithoutReceipt(database, systemClock.now());
    return [describe(lost, mpesa.initiator !== null)];
  } catch {
    // checkDatabase has told of it.
    return [];
  } finally {
    await database.close();
  }
}

const byHand = "Look for each in M-Pesa's portal: npm run operator -- payments list-review";

function describe(lost: number, hasInitiator: boolean): Finding {
  const text = `${lost} paid ${lost === 1 ? 'order has' : 'orders have'} had no receipt for an hour.`;
  if (lost > 0 && hasInitiator)
    return wrong('receipts', text, `M-Pesa is asked for them, and has not told them. ${byHand}`);
  if (lost > 0)
    return wrong('receipts', text, `Set MPESA_INITIATOR and its two, so that M-Pesa is asked. Or: ${byHand}`);
  if (hasInitiator) return ok('receipts', 'Every paid order has its receipt.');
  return off(
    'receipts',
    'MPESA_INITIATOR is not set.',
    'Without it M-Pesa is asked for no receipt whose callback was lost.',
  );
}
