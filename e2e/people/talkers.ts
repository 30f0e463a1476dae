import type { WaitingMember } from './waiting-member.ts';
import { makeCouple } from './couple.ts';
import { makePremium } from './premium-member.ts';
import { apiRequest } from '../server/api-requests.ts';
import { writeMessage } from './write-message.ts';

/** Two new matches who may ask each other to talk at any hour. The first one has Premium. */
export async function makeWriters(): Promise<[WaitingMember, WaitingMember]> {
  const [one, other] = await makeCouple();
  for (const text of ['Habari', 'Uko?']) {
    await writeMessage(one, other, text);
    await writeMessage(other, one, text);
  }
  for (const { token } of [one, other])
    await apiRequest('PATCH', '/api/account/settings/', { token, body: { quiet_hours: null } });
  await makePremium(one);
  return [one, other];
}

/** Like `makeWriters`, and both have said yes to calls. */
export async function makeTalkers(): Promise<[WaitingMember, WaitingMember]> {
  const [one, other] = await makeWriters();
  for (const [{ token }, { id }] of [
    [one, other],
    [other, one],
  ] as const)
    await apiRequest('PUT', `/api/calls/with/${id}/talk/`, { token, body: { yes: true } });
  return [one, other];
}
