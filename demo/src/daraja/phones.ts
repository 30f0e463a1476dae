import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { kenyanMobile } from '@mwanzo/contract/billing/products';
import { choosePhonePage, phonePage } from './phone-pages.ts';
import { pretendPins } from './pretend-pins.ts';
import type { createPrompts } from './prompts.ts';

/** Every other PIN pays. */
const codeOf = new Map<string, string>(pretendPins.map(({ pin, code }) => [pin, code]));

/** The pretend phones: pages on which a person answers prompts. */
export function createPhones(seller: string, prompts: ReturnType<typeof createPrompts>) {
  const decide = async (phone: string, code: string): Promise<boolean> => {
    const prompt = prompts.openOn(phone);
    if (prompt) await prompts.end(prompt, code);
    return prompt !== undefined;
  };
  const enterPin = (phone: string, pin: string) => decide(phone, codeOf.get(pin) ?? '0');
  const cancel = (phone: string) => decide(phone, '1032');

  const answerForm = async (phone: string, form: URLSearchParams): Promise<void> => {
    const pin = form.get('pin') ?? '';
    const isThisOne = prompts.openOn(phone)?.checkoutRequestId === form.get('prompt');
    if (!isThisOne) return;
    if (form.get('action') === 'cancel') await cancel(phone);
    else if (/^\d{4}$/.test(pin)) await enterPin(phone, pin);
  };

  return {
    enterPin,
    cancel,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = new URL(request.url ?? '/', 'http://phone');
      const typed = url.searchParams.get('number')?.replaceAll(/[\s().-]/g, '') ?? null;
      const [, national] = kenyanMobile.exec(typed ?? url.pathname.split('/')[2] ?? '') ?? [];
      if (national === undefined)
        return show(response, choosePhonePage({ isWrong: typed !== null, asked: prompts.phonesAsked() }));
      const phone = `254${national}`;
      const place = `/phone/${phone}/`;
      if (request.method === 'POST') await answerForm(phone, new URLSearchParams(await text(request)));
      if (request.method === 'POST' || url.pathname !== place) {
        response.writeHead(303, { location: place }).end();
        return;
      }
      const waiting = prompts.openOn(phone);
      if (waiting) waiting.wasShown = true;
      show(response, phonePage({ seller, phone, prompts: prompts.of(phone) }));
    },
  };
}

function show(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(page);
}
