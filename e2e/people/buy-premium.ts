import { randomInt, randomUUID } from 'node:crypto';
import { apiRequest, serverAddress } from '../server/api-requests.ts';

interface Order {
  readonly code: string;
  readonly state: string;
}

const get = async <Answer>(token: string, path: string): Promise<Answer> =>
  (await (await apiRequest('GET', path, { token })).json()) as Answer;

/** Buys a day of Premium for a member through the API, with the pretend phone. */
export async function buyPremium(token: string): Promise<void> {
  const { pretend_phone_port: port } = await get<{ pretend_phone_port: number }>(token, '/api/premium/');
  // The end 0000 is a wrong PIN's; another number for each, since a phone gets one prompt at a time.
  const number = `254713${randomInt(100_000, 999_999)}`;
  const body = { product: 'day', phone: number, client_key: randomUUID(), remember: false };
  const order = (await (await apiRequest('POST', '/api/payments/orders/', { token, body })).json()) as Order;
  const phone = `http://${new URL(serverAddress()).hostname}:${port}/phone/${number}/`;
  const until = Date.now() + 20_000;
  while ((await get<Order>(token, `/api/payments/orders/${order.code}/`)).state !== 'paid') {
    if (Date.now() > until) throw new Error(`The order ${order.code} was not paid`);
    const prompt = /name="prompt" value="([^"]+)"/.exec(await (await fetch(phone)).text())?.[1];
    if (prompt)
      await fetch(phone, { method: 'POST', body: new URLSearchParams({ prompt, pin: '1234', action: 'pay' }) });
  }
}
