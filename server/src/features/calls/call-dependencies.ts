import type { CallReason } from '@mwanzo/contract/calls';
import type { MemberEvent } from '@mwanzo/contract/events';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { TurnServer } from '../../gateways/turn/turn-server.ts';
import type { CallRow } from './call-sql.ts';
import { stateOf } from './present-call.ts';

export interface CallDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Null where calls are off. */
  readonly turn: TurnServer | null;
}

/** Tells all devices of the two members the state of a call. */
export function publishCall(events: EventBus, row: CallRow): void {
  for (const userId of [row.callerId, row.calleeId]) events.publish({ to: [userId], event: eventFor(userId, row) });
}

/** The event about a call for one of its two members. */
export function eventFor(userId: number, row: CallRow): MemberEvent {
  const isCaller = userId === row.callerId;
  return {
    type: 'call',
    partner: isCaller ? row.calleeId : row.callerId,
    call_id: row.id,
    state: stateOf(row),
    reason: row.reason as CallReason | null,
    device: isCaller ? row.callerDevice : row.calleeDevice,
  };
}
