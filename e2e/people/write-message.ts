import { randomUUID } from 'node:crypto';
import { apiRequest } from '../server/api-requests.ts';
import type { SignedUpMember } from './signed-up-member.ts';

/**
 * Writes to a match without a browser.
 * @param confirmed sends it although the receiver is warned of it
 * @returns the message's id
 */
export async function writeMessage(
  sender: SignedUpMember,
  receiver: SignedUpMember,
  text: string,
  confirmed = false,
): Promise<number> {
  const body = { sender: sender.id, receiver: receiver.id, text, client_id: randomUUID(), confirmed };
  const response = await apiRequest('POST', '/api/messages/send/', { token: sender.token, body });
  return ((await response.json()) as { id: number }).id;
}
