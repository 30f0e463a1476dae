import type { Random } from './seeded-random.ts';
import type { Agenda } from './agenda.ts';
import { callbackBody } from './callback-body.ts';
import type { AskedPrompt } from './check-fields.ts';
import type { DarajaPrompt } from './daraja-prompt.ts';
import type { Delivery, Faults } from './faults.ts';
import type { createLedger } from './ledger.ts';
import { postCallback } from './post-callback.ts';

/** A prompt that nobody answers ends after so many ms. */
const lifeMs = 60_000;
/** The same amount is not asked of the same phone within so many ms, and nothing at all so shortly after a prompt. */
const sameAmountPauseMs = 120_000;
const anyPauseMs = 60_000;

interface PromptsOptions {
  readonly agenda: Agenda;
  readonly random: Random;
  readonly ledger: ReturnType<typeof createLedger>;
}

const codes = { pays: '0', 'wrong pin': '2001', cancels: '1032', unreachable: '1037', 'no balance': '1' } as const;

/** Keeps the prompts on all phones, and decides how each one ends. */
export function createPrompts({ agenda, random, ledger }: PromptsOptions) {
  const prompts = new Map<string, DarajaPrompt>();
  /** By phone, oldest first. */
  const byPhone = new Map<string, DarajaPrompt[]>();
  const of = (phone: string): readonly DarajaPrompt[] => byPhone.get(phone) ?? [];
  const openOn = (phone: string) => of(phone).find(({ code }) => code === null);

  /** Ends a prompt. With code 0, money moves. It plans the callbacks, and waits for those without delay. */
  const end = async (prompt: DarajaPrompt, code: string): Promise<void> => {
    if (prompt.code !== null) return;
    prompt.code = code;
    prompt.endedAt = agenda.now();
    if (code === '0') {
      prompt.receipt = makeReceipt(random, ledger.payments.length);
      const { receipt, phone, amount, reference, callbackUrl, checkoutRequestId } = prompt;
      ledger.add({
        receipt,
        phone,
        amount,
        reference,
        callbackUrl,
        checkoutRequestId,
        paidAt: new Date(prompt.endedAt),
      });
    }
    for (const delivery of prompt.faults.deliveries) {
      if (delivery.afterMs > 0) agenda.plan(delivery.afterMs, () => deliver(prompt, delivery));
      else await deliver(prompt, delivery);
    }
  };

  /** The payer decides, and a prompt that nobody answers runs out. */
  const play = (prompt: DarajaPrompt): void => {
    const { payer, payerAfterMs } = prompt.faults;
    if (payer !== 'phone') agenda.plan(payerAfterMs, () => end(prompt, codes[payer]));
    agenda.plan(lifeMs, () => end(prompt, prompt.wasShown ? '1019' : '1037'));
  };

  return {
    find: (checkoutRequestId: string) => prompts.get(checkoutRequestId),
    findByRequest: (id: string) => [...prompts.values()].find(({ merchantRequestId }) => merchantRequestId === id),
    /** All of a phone, oldest first. */
    of,
    openOn,
    phonesAsked: (): readonly string[] => [...byPhone.keys()].filter((phone) => openOn(phone)),
    /** Sends a prompt to a phone without an open one. With `payAtOnce` the payer and the callbacks come first. */
    async send(asked: AskedPrompt, faults: Faults, { payAtOnce }: { payAtOnce: boolean }): Promise<DarajaPrompt> {
      const now = agenda.now();
      const prompt = makePrompt(asked, faults, { now, number: prompts.size + 1 });
      const earlier = of(asked.phone);
      const refusal = refusalAfter(earlier, asked.amount, now);
      prompts.set(prompt.checkoutRequestId, prompt);
      byPhone.set(asked.phone, [...earlier, prompt]);
      if (refusal !== null) agenda.plan(0, () => end(prompt, refusal));
      else if (payAtOnce && faults.payer !== 'phone') await end(prompt, codes[faults.payer]);
      else play(prompt);
      return prompt;
    },
    end,
  };
}

async function deliver(prompt: DarajaPrompt, { shape }: Delivery): Promise<void> {
  await postCallback(prompt.callbackUrl, callbackBody(prompt, shape));
}

function makePrompt(
  asked: AskedPrompt,
  faults: Faults,
  { now, number }: { now: number; number: number },
): DarajaPrompt {
  return {
    ...asked,
    merchantRequestId: `29115-${34_620_561 + number}-1`,
    checkoutRequestId: `ws_CO_${now}${String(number).padStart(6, '0')}`,
    faults,
    at: now,
    code: null,
    endedAt: null,
    receipt: null,
    wasShown: false,
    queries: 0,
    statuses: 0,
  };
}

/** The code with which M-Pesa refuses a prompt so soon after another. Null if it does not. */
function refusalAfter(earlier: readonly DarajaPrompt[], amount: number, now: number): '17' | '1001' | null {
  const shown = earlier.filter(({ code }) => code !== '17' && code !== '1001');
  if (shown.some((one) => one.amount === amount && now - one.at < sameAmountPauseMs)) return '17';
  return shown.some(({ endedAt }) => endedAt !== null && now - endedAt < anyPauseMs) ? '1001' : null;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

const digit = (value: number) => letters[value % letters.length] ?? 'A';

/** Ten letters and digits, of which the last four count. */
function makeReceipt(random: Random, number: number): string {
  const front = Array.from({ length: 5 }, () => digit(Math.floor(random() * letters.length))).join('');
  const back = [3, 2, 1, 0].map((place) => digit(Math.floor(number / letters.length ** place))).join('');
  return `T${front}${back}`;
}
