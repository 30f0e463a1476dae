import { randomUUID } from 'node:crypto';
import { apiRequest } from '../server/api-requests.ts';
import { anyNumber, openPretendPhone, until } from './pretend-phone.ts';
import type { WaitingMember } from './waiting-member.ts';

/** Buys a day of Premium for a member through the API, with the pretend phone. The member has read the news of it. */
export async function makePremium({ token }: Pick<WaitingMember, 'token'>): Promise<void> {
  const number = anyNumber();
  const body = { product: 'day', phone: number, client_key: randomUUID(), remember: false };
  const ordered = await apiRequest('POST', '/api/payments/orders/', { token, body });
  const { code } = (await ordered.json()) as { code: string };
  const phone = await openPretendPhone(token, number);
  await phone.answer({ pin: '1234' });
  await until(async () => {
    const order = await apiRequest('GET', `/api/payments/orders/${code}/`, { token });
    return ((await order.json()) as { state: string }).state === 'paid' ? true : undefined;
  });
  await apiRequest('POST', '/api/notifications/mark-all-read/', { token });
}
