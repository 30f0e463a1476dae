import type { Call, IceServer } from '@mwanzo/contract/conversations/calls';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/src/database/connect.ts';
import { groups, memberId } from '../filling/member-ids.ts';
import { openAccount, type Account, type Attacked } from './account.ts';

/** Two matches who may call each other. */
export interface Couple {
  readonly callerId: number;
  readonly calleeId: number;
}

let used = groups.smallTown.from;

/** Members whom no attack of this run has had, each with so many matches whom they may call. */
export async function drawCouples({ pool }: Database, callers: number, matchesEach = 1): Promise<Couple[]> {
  const couples: Couple[] = [];
  for (let at = 0; at < callers; at += 1) {
    const callerId = memberId(used++);
    for (let match = 0; match < matchesEach; match += 1) couples.push({ callerId, calleeId: memberId(used++) });
  }
  for (const { callerId, calleeId } of couples) {
    await pool.query('delete from pairs where low_id = least($1::bigint, $2) and high_id = greatest($1::bigint, $2)', [
      callerId,
      calleeId,
    ]);
    await pool.query(
      `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
        values (least($1::bigint, $2), greatest($1::bigint, $2), true, true, now(), now(), now())`,
      [callerId, calleeId],
    );
    await pool.query(
      `insert into messages (low_id, high_id, sender_id, text, created_at)
        select least($1::bigint, $2), greatest($1::bigint, $2), sender, 'Habari', now()
        from unnest(array[$1::bigint, $2, $1, $2]) sender`,
      [callerId, calleeId],
    );
    await pool.query(
      `insert into call_talks (member_id, partner_id, says_yes, said_at)
        values ($1, $2, true, now()), ($2, $1, true, now())`,
      [callerId, calleeId],
    );
  }
  return couples;
}

const alive = 6;

/** Calls a match, asks for credentials again and again while it rings, and hangs up. */
export async function mintByRinging(attacked: Attacked, couple: Couple): Promise<IceServer[]> {
  const caller = await openAccount(attacked, couple.callerId);
  const { id, device, ice_servers: first } = await ring(attacked, caller, couple);
  const minted = [...first];
  for (let times = 0; times < alive; times += 1)
    minted.push(...((await caller.send('POST', `/api/calls/${id}/alive/`, { device })) as Call).ice_servers);
  await hangUp(caller, id, device);
  return minted;
}

/** Calls a match, who answers, and works with the credentials of the two while they talk. */
export async function duringCall(
  attacked: Attacked,
  couple: Couple,
  work: (credentials: readonly IceServer[]) => Promise<void>,
): Promise<void> {
  const caller = await openAccount(attacked, couple.callerId);
  const callee = await openAccount(attacked, couple.calleeId);
  const { id, device, ice_servers: ofCaller } = await ring(attacked, caller, couple);
  const answer = { device: randomUUID() };
  const { ice_servers: ofCallee } = (await callee.send('POST', `/api/calls/${id}/answer/`, answer)) as Call;
  await work([...ofCaller, ...ofCallee]);
  await hangUp(caller, id, device);
}

async function ring(attacked: Attacked, caller: Account, { calleeId }: Couple): Promise<Call & { device: string }> {
  const callee = await openAccount(attacked, calleeId);
  // Otherwise calls are refused at night.
  await callee.send('PATCH', '/api/account/settings/', { quiet_hours: null });
  const device = randomUUID();
  const body = { receiver: calleeId, device, client_id: randomUUID() };
  return { ...((await caller.send('POST', '/api/calls/', body)) as Call), device };
}

const hangUp = (caller: Account, id: string, device: string) =>
  caller.send('POST', `/api/calls/${id}/end/`, { device, reason: 'user_hangup' });
