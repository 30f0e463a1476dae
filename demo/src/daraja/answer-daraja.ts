import type { Random } from './seeded-random.ts';
import { seededRandom } from './seeded-random.ts';
import type { Account } from './account.ts';
import type { Agenda } from './agenda.ts';
import { answerReversal } from './answer-reversal.ts';
import { createStatusAnswer } from './answer-status.ts';
import { describe } from './callback-body.ts';
import { checkSignature, readPrompt, type AskedPrompt, type Fields } from './check-fields.ts';
import { noFaults, type Faults } from './faults.ts';
import type { createLedger } from './ledger.ts';
import type { createPrompts } from './prompts.ts';
import { accept, refuse, replies, type Reply } from './reply.ts';
import type { createTokens } from './tokens.ts';

/** Decides what goes wrong with a prompt. `nth` counts from 0; the random numbers are that prompt's own. */
export type ChooseFaults = (prompt: AskedPrompt & { readonly nth: number }, random: Random) => Partial<Faults>;

interface DarajaOptions {
  readonly seed: string;
  readonly account: Account;
  readonly agenda: Agenda;
  readonly ledger: ReturnType<typeof createLedger>;
  readonly prompts: ReturnType<typeof createPrompts>;
  readonly tokens: ReturnType<typeof createTokens>;
  readonly chooseFaults: ChooseFaults;
  readonly queriesPerMinute: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Fields;
}

/** Daraja's paths: from a request to its reply. */
export function createDaraja(options: DarajaOptions): (asked: Asked) => Promise<Reply> {
  const { account, agenda, tokens } = options;
  const answerStatus = createStatusAnswer(options);
  const answers: Readonly<Record<string, (asked: Asked) => Promise<Reply> | Reply>> = {
    '/mpesa/stkpush/v1/processrequest': createPromptAnswer(options),
    '/mpesa/stkpushquery/v1/query': createQueryAnswer(options),
    '/mpesa/reversal/v1/request': ({ fields }) => answerReversal(options, fields),
    '/mpesa/transactionstatus/v1/query': ({ fields, authorization }) => answerStatus(fields, authorization),
  };
  return async (asked) => {
    if (asked.path === '/oauth/v1/generate?grant_type=client_credentials') return tokens.give(asked.authorization);
    const answer = Object.hasOwn(answers, asked.path) ? answers[asked.path] : undefined;
    if (!answer) return refuse(404, '404.001.01', 'Resource not found');
    if (asked.method !== 'POST') return refuse(405, '405.001', 'Method not allowed');
    if (!tokens.isGood(asked.authorization)) return replies.endedToken;
    // The others name an initiator.
    const isSigned = asked.path.includes('/stkpush');
    return (isSigned ? checkSignature(account, asked.fields, agenda.now()) : null) ?? answer(asked);
  };
}

function createPromptAnswer({ seed, account, prompts, tokens, chooseFaults }: DarajaOptions) {
  let nth = 0;
  /** Faults of requests that are asked again with a new token. */
  const again = new Map<string, Faults>();
  return async ({ fields, authorization }: Asked): Promise<Reply> => {
    const asked = readPrompt(account, fields);
    if ('status' in asked) return asked;
    const known = again.get(asked.callbackUrl);
    const faults = known ?? {
      ...noFaults,
      ...chooseFaults({ ...asked, nth }, seededRandom(`${seed}:faults:${nth}`)),
    };
    if (!known) nth += 1;
    again.delete(asked.callbackUrl);
    if (faults.answer === 'ended token' && !known) {
      again.set(asked.callbackUrl, faults);
      tokens.end(authorization);
      return replies.endedToken;
    }
    if (faults.answer === 'lost') return null;
    if (faults.answer === 'busy') return replies.busy;
    if (prompts.openOn(asked.phone)) return replies.locked;
    const prompt = await prompts.send(asked, faults, { payAtOnce: faults.answer === 'after callback' });
    if (faults.answer === 'silent') return null;
    if (faults.answer === 'junk') return replies.junk;
    return accept(prompt, { CustomerMessage: 'Success. Request accepted for processing' });
  };
}

function createQueryAnswer({ agenda, prompts, queriesPerMinute }: DarajaOptions) {
  let recent: number[] = [];
  return ({ fields }: Asked): Reply => {
    const now = agenda.now();
    recent = recent.filter((moment) => now - moment < 60_000);
    if (recent.length >= queriesPerMinute) return replies.rationed;
    recent.push(now);
    const prompt = prompts.find(String(fields['CheckoutRequestID']));
    const unknownId = refuse(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    if (!prompt) return unknownId;
    const answer = prompt.faults.queries[prompt.queries] ?? 'honest';
    prompt.queries += 1;
    const tell = (code: string) => accept(prompt, { ResultCode: code, ResultDesc: describe(code) });
    switch (answer) {
      case 'early 0':
        return tell('0');
      case 'failed':
        return tell('1032');
      case '4999':
        return tell('4999');
      case '429':
        return replies.rationed;
      case 'busy':
        return replies.busy;
      case 'silent':
        return null;
      case 'unknown id':
        return unknownId;
      case 'honest':
        return prompt.code === null ? replies.processing : tell(prompt.code);
    }
  };
}
