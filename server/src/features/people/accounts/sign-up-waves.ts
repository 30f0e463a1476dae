import type { ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { ApiError } from '../../../errors/api-error.ts';
import { getRows } from '../../../database/sql.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import type { BudgetDependencies } from './password-checks.ts';
import type { Proofs } from './proofs.ts';
import { giveTryBack, takeTry } from './tries.repository.ts';

interface AskingSignUp {
  readonly network: string;
  readonly email: string;
  readonly proof: ProofOfWork | undefined;
}

export interface SignUpWaves {
  /**
   * Admits the first sign-ups of a network in an hour. Further ones take turns, unless they have a proof of work.
   *
   * @returns the lane in which its password is hashed
   * @throws ApiError sign_up_turn, with the seconds until the next turn and a challenge
   */
  admit(asking: AskingSignUp): Promise<'proved' | 'other'>;
}

const windowSeconds = 3600;
/** This many sign-ups of a network in an hour do not wait. A carrier's address has thousands of people. */
const freePerNetworkMax = 60;
/** This many more do not wait if they have a proof. Beyond them, a sign-up with a proof takes turns like any other. */
const provedPerNetworkMax = 200;
const turnSeconds = 10;
/**
 * One e-mail address gets this many turns in an hour, so that a client that only repeats itself does not take the turns
 * of others.
 */
const turnsPerEmailMax = 3;

export function createSignUpWaves({
  database,
  clock,
  secretKey,
  relaxation,
  proofs,
}: BudgetDependencies & { readonly proofs: Proofs }): SignUpWaves {
  const hash = createKeyedHash(secretKey, 'mwanzo sign-ups 1');

  /**
   * Counts an admitted sign-up, over all processes together. A refused one does not count, so repeated requests of one
   * client do not make others wait longer.
   *
   * @returns the seconds until there is room; 0 when it was counted
   */
  async function take(subject: Buffer, max: number, seconds: number): Promise<number> {
    return (await takeTry(database, { subject, max, windowSeconds: seconds, now: clock.now() })).retryAfterSeconds;
  }

  async function isProved({ network, proof }: AskingSignUp): Promise<boolean> {
    return (
      (await proofs.accept(proof, network)) &&
      (await take(hash('proved', network), provedPerNetworkMax * relaxation, windowSeconds)) === 0
    );
  }

  /** Returns the seconds until the turn; 0 when it is now. */
  async function takeTurn({ network, email }: AskingSignUp): Promise<number> {
    const own = hash('email', network, email);
    const untilOwn = await take(own, turnsPerEmailMax, windowSeconds);
    if (untilOwn > 0) return untilOwn;
    const untilTurn = await take(hash('turn', network), 1, turnSeconds);
    if (untilTurn > 0) await getRows(database, giveTryBack, { subject: own });
    return untilTurn;
  }

  return {
    async admit(asking) {
      const { network } = asking;
      if (await isProved(asking)) return 'proved';
      if ((await take(hash('network', network), freePerNetworkMax * relaxation, windowSeconds)) === 0) return 'other';
      const retryAfterSeconds = await takeTurn(asking);
      if (retryAfterSeconds === 0) return 'other';
      const challenge = await proofs.make(network);
      throw new ApiError('sign_up_turn', { retryAfterSeconds, more: { challenge } });
    },
  };
}
