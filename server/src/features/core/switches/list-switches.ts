import { switchNames, type SwitchName } from '@mwanzo/contract/core/switch-names';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { listMoved, type SwitchRow } from './switches.repository.ts';

/** A switch, and its last move if it was ever moved. */
export interface SwitchState {
  readonly name: SwitchName;
  readonly isOn: boolean;
  readonly moved: Pick<SwitchRow, 'since' | 'moderatorId' | 'because'> | null;
}

/** Lists all switches in the order of their names in the contract. */
export async function listSwitches(on: Database | Transaction): Promise<SwitchState[]> {
  const rows = await getRows(on, listMoved, {});
  return switchNames.map((name) => {
    const moved = rows.find((row) => row.name === name) ?? null;
    return { name, isOn: moved?.isOn ?? true, moved };
  });
}
