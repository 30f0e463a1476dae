import { randomInt, randomUUID } from 'node:crypto';
import { apiRequest, serverAddress } from '../server/api-requests.ts';
import type { WaitingMember } from './waiting-member.ts';

async function get<Answer>(token: string, path: string): Promise<Answer> {
  return (await (await apiRequest('GET', path, { token })).json()) as Answer;
}

/** Asks until there is a value. The prompt and the payment take a few moments each. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const value = await ask();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pretend phone did not pay');
}

/** Buys a day of Premium for a member through the API, with the pretend phone. */
export async function makePremium({ token }: Pick<WaitingMember, 'token'>): Promise<void> {
  const { pretend_phone_port: port } = await get<{ pretend_phone_port: number }>(token, '/api/premium/');
  // Another number for each, since a phone gets one prompt at a time. The end 0000 is a wrong PIN's.
  const number = `25471${randomInt(100, 999)}${randomInt(1000, 9999)}`;
  const body = { product: 'day', phone: number, client_key: randomUUID(), remember: false };
  const ordered = await apiRequest('POST', '/api/payments/orders/', { token, body });
  const { code } = (await ordered.json()) as { code: string };
  const phone = `http://${new URL(serverAddress()).hostname}:${port}/phone/${number}/`;
  const prompt = await until(async () => /name="prompt" value="([^"]+)"/.exec(await (await fetch(phone)).text())?.[1]);
  await fetch(phone, { method: 'POST', body: new URLSearchParams({ prompt, pin: '1234', action: 'pay' }) });
  await until(async () => {
    const { state } = await get<{ state: string }>(token, `/api/payments/orders/${code}/`);
    return state === 'paid' ? true : undefined;
  });
}
