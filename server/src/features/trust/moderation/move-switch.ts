import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { ModeratedSwitch } from '@mwanzo/contract/trust/moderated-switches';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import {
  listSwitches as listStates,
  wordOf,
  writeSwitch,
  type Switches,
  type SwitchState,
} from '../../core/switches/index.ts';
import { logAct } from '../../people/audit/index.ts';
import { isModeratorNow } from '../document-looks/index.ts';

interface MoveSwitchDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

interface Move {
  readonly name: SwitchName;
  readonly isOn: boolean;
  readonly because: string;
}

/**
 * Switches something off or on again, with an entry in the audit. A switch that is so already keeps its reason.
 *
 * @param moderatorId null for the operator
 * @returns false if it was so already
 * @throws ApiError not_found for somebody who is no longer a moderator
 */
export function moveSwitch(
  { database, clock }: MoveSwitchDependencies,
  moderatorId: number | null,
  move: Move,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    if (moderatorId !== null && !(await isModeratorNow(transaction, moderatorId))) throw new ApiError('not_found');
    if (!(await getRow(transaction, writeSwitch, { ...move, moderatorId, since: now }))) return false;
    const { name, isOn, because } = move;
    const action = `switch_${wordOf(name, isOn)}`;
    await logAct(transaction, { moderatorId, action, userId: null, checks: { switch: name, because } }, now);
    return true;
  });
}

/**
 * Moves a switch for a moderator. This process knows of it at once.
 *
 * @throws ApiError not_found for somebody who is no longer a moderator
 */
export async function moveSwitchHere(
  { switches, ...dependencies }: MoveSwitchDependencies & { readonly switches: Switches },
  moderatorId: number,
  move: Move,
): Promise<ModeratedSwitch[]> {
  await moveSwitch(dependencies, moderatorId, move);
  await switches.catchUp();
  return (await listStates(dependencies.database)).map(presentSwitch);
}

/** @throws ApiError not_found for somebody who is no longer a moderator */
export async function listSwitches(database: Database, moderatorId: number): Promise<ModeratedSwitch[]> {
  if (!(await isModeratorNow(database, moderatorId))) throw new ApiError('not_found');
  return (await listStates(database)).map(presentSwitch);
}

const presentSwitch = ({ name, isOn, moved }: SwitchState): ModeratedSwitch => ({
  switch: name,
  is_on: isOn,
  since: moved?.since.toISOString() ?? null,
  moderator_id: moved?.moderatorId ?? null,
  because: moved?.because ?? null,
});
