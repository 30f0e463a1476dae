import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { setTimeout as wait } from 'node:timers/promises';
import { solveProof } from '../../server/src/testing/solve-proof.ts';
import { benchPassword, memberEmail } from '../filling/fill-database.ts';
import { firstRandomNumber } from '../filling/member-ids.ts';
import { count, inParallel, nextNetwork, type Target } from './target.ts';

let members = 0;

/** The e-mail of a member whom no attack of this run has named before. */
export function nextMember(): string {
  members += 1;
  return memberEmail(firstRandomNumber + members);
}

export const checkedStatus = 401;

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The cookie of a device that has signed in before. */
  readonly cookie?: string;
  readonly proof?: ProofOfWork;
}

async function signIn(target: Target, network: string, { cookie, ...body }: Credentials) {
  const headers = cookie === undefined ? {} : { cookie };
  return target.send(network, { method: 'POST', path: '/api/token/', body, headers });
}

/** Signs in as the web app does: a busy server is asked again, with a proof of work if it has sent a challenge. */
async function signInPatiently(target: Target, network: string, credentials: Credentials): Promise<number> {
  let proof: ProofOfWork | undefined;
  for (let attempt = 0; ; attempt += 1) {
    const response = await signIn(target, network, { ...credentials, ...(proof && { proof }) });
    if (response.status !== 429 || attempt >= repeatsMax) return response.status;
    const { challenge } = response.json() as { challenge?: ProofChallenge };
    proof = challenge && solveProof(challenge);
    if (!challenge) await wait(retryMs);
  }
}

/** Tries a wrong password, and returns the status: 401 when it was checked. */
export async function guess(target: Target, network: string, email: string): Promise<number> {
  return (await signIn(target, network, { email, password: 'not-the-password' })).status;
}

/** Signs in from a network of the member's own, and returns the cookie of the device. */
export async function getToKnow(target: Target, email: string): Promise<string> {
  const response = await signIn(target, nextNetwork(), { email, password: benchPassword });
  const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
  if (response.status !== 200 || cookie === undefined) throw new Error(`A sign-in got a ${response.status}`);
  return cookie;
}

const honestAtOnce = 4;
const honestEach = 10;
const repeatsMax = 4;
const retryMs = 2000;

/**
 * Tells how many members get in who know their passwords: "10 of 10". `networkOf` gives the network of each. Without
 * patience, a refusal is final.
 */
export async function signInHonestly(
  target: Target,
  networkOf: () => string,
  people: readonly { readonly email: string; readonly cookie?: string }[],
  isPatient = false,
): Promise<string> {
  const statuses = await inParallel(honestAtOnce, people.length, async (index) => {
    const person = people[index];
    if (!person) throw new RangeError('There are fewer people');
    const credentials = { ...person, password: benchPassword };
    if (isPatient) return signInPatiently(target, networkOf(), credentials);
    return (await signIn(target, networkOf(), credentials)).status;
  });
  return `${count(statuses, 200)} of ${people.length}`;
}

/** Members on devices where they have signed in before, and as many on new devices. */
export async function drawHonest(
  target: Target,
  each = honestEach,
): Promise<{
  readonly known: { readonly email: string; readonly cookie: string }[];
  readonly fresh: { readonly email: string }[];
}> {
  const known = await inParallel(honestAtOnce, each, async () => {
    const email = nextMember();
    return { email, cookie: await getToKnow(target, email) };
  });
  return { known, fresh: Array.from({ length: each }, () => ({ email: nextMember() })) };
}
