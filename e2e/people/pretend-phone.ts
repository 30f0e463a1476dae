import { randomInt } from 'node:crypto';
import { serverAddress, apiRequest } from '../server/api-requests.ts';

/**
 * Makes another number for each payment, since M-Pesa sends one prompt at a time to a phone. No number ends in 0000,
 * which belongs to no M-Pesa phone.
 */
export const anyNumber = (): string => `0712${randomInt(100, 999)}${randomInt(100, 999)}`;

/** Asks until there is a value. A prompt and a payment take a few moments each. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const value = await ask();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pretend phone did nothing');
}

/** Opens the pretend phone with this number, in place of a person who holds it. */
export async function openPretendPhone(token: string, number: string) {
  const premium = await apiRequest('GET', '/api/premium/', { token });
  const { pretend_phone_port: port } = (await premium.json()) as { pretend_phone_port: number };
  const address = `http://${new URL(serverAddress()).hostname}:${port}/phone/${number.replace(/^0/, '254')}/`;
  const look = async () => (await fetch(address)).text();
  return {
    /** Waits for the prompt, and enters this PIN or cancels. */
    async answer(answer: { readonly pin: string } | 'cancel'): Promise<void> {
      const prompt = await until(async () => /name="prompt" value="([^"]+)"/.exec(await look())?.[1]);
      const form = answer === 'cancel' ? { action: 'cancel' } : { action: 'pay', pin: answer.pin };
      await fetch(address, { method: 'POST', body: new URLSearchParams({ prompt, ...form }) });
    },
    /** Counts the prompts that have come, including the one that waits. */
    async prompts(): Promise<number> {
      const shown = await look();
      return (shown.match(/name="prompt"|<li>[^<]*KES /g) ?? []).length;
    },
  };
}
