import { randomInt, randomUUID } from 'node:crypto';
import { apiRequest, serverAddress } from '../server/api-requests.ts';
import type { WaitingMember } from './waiting-member.ts';

interface Plan {
  readonly plan: string;
  readonly pretend_phone_port: number | null;
}

async function planOf(token: string): Promise<Plan> {
  return (await (await apiRequest('GET', '/api/premium/', { token })).json()) as Plan;
}

/** Asks until there is a value. The prompt and the payment take a few moments each. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await ask();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pretend phone did not pay');
}

/** Buys a day of Premium for a member with the pretend phone. */
export async function makePremium({ token }: Pick<WaitingMember, 'token'>): Promise<void> {
  const { pretend_phone_port: port } = await planOf(token);
  const phone = `07${randomInt(10_000_000, 99_999_999)}`;
  const body = { product: 'day', phone, client_key: randomUUID(), remember: false };
  await apiRequest('POST', '/api/payments/orders/', { token, body });
  const { hostname } = new URL(serverAddress());
  const place = `http://${hostname}:${port}/phone/254${phone.slice(1)}/`;
  const prompt = await until(async () => /name="prompt" value="([^"]+)"/.exec(await (await fetch(place)).text())?.[1]);
  await fetch(place, { method: 'POST', body: new URLSearchParams({ prompt, pin: '1234', action: 'pay' }) });
  await until(async () => ((await planOf(token)).plan === 'premium' ? true : undefined));
}
