import { getRows } from '../../../database/sql.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { pushCall } from '../../notices/push/index.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { takeEnded, takeRinging } from './calls.repository.ts';

interface PushDependencies extends Pick<CallDependencies, 'database' | 'clock'> {
  readonly pusher: Pusher;
}

/**
 * Sends pushes about ringing calls to members who do not have the app open, and later about missed ones. Several
 * processes may run this at once. Each push is sent by one of them.
 */
export async function pushCalls(dependencies: PushDependencies): Promise<void> {
  const [ringing, ended] = await Promise.all([
    getRows(dependencies.database, takeRinging, {}),
    getRows(dependencies.database, takeEnded, {}),
  ]);
  const missed = ended.filter(({ isMissed }) => isMissed);
  const pushes = [ringing, missed].flatMap((rows, at) =>
    rows.map(({ id, callerId, calleeId }) =>
      pushCall(dependencies, calleeId, { callId: id, callerId, isOver: at === 1 }),
    ),
  );
  const failed = (await Promise.allSettled(pushes)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
