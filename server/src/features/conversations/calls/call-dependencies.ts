import type { MemberEvent } from '@mwanzo/contract/events';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Switches } from '../../core/switches/index.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { TurnServer } from '../../../gateways/turn/turn-server.ts';
import type { CallRow } from './course-rules.ts';
import { viewOf } from './present-call.ts';

export interface CallDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Null where calls are off. */
  readonly turn: TurnServer | null;
  readonly switches: Pick<Switches, 'isOff'>;
}

/** Tells all devices of the two members the state of a call. A callee who has refused it knows its end already. */
export function publishCall(events: EventBus, row: CallRow): void {
  publishTo(events, row.callerId, row);
  if (!row.refusedAs || !row.endedAt) publishTo(events, row.calleeId, row);
}

/** Tells all devices of one of the two members the state of a call. */
export function publishTo(events: EventBus, userId: number, row: CallRow): void {
  events.publish({ to: [userId], event: eventFor(userId, row) });
}

/** The event about a call for one of its two members. */
export function eventFor(userId: number, row: CallRow): MemberEvent {
  const isCaller = userId === row.callerId;
  return {
    type: 'call',
    partner: isCaller ? row.calleeId : row.callerId,
    call_id: row.id,
    ...viewOf(row, userId),
    device: isCaller ? row.callerDevice : row.calleeDevice,
  };
}
