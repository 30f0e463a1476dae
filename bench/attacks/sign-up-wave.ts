import type { AttackRow } from './attack-row.ts';
import { count, inParallel, nextNetwork, type Target } from './target.ts';

const total = 1000;
const honestTotal = 10;

async function signUp(target: Target, network: string): Promise<number> {
  const body = {
    full_name: 'Bench',
    email: `${crypto.randomUUID()}@invented.test`,
    password: 'karibu-mwanzo-bench',
    birthday: '1998-03-14',
  };
  return (await target.send(network, { method: 'POST', path: '/api/signup/', body })).status;
}

/** One network signs up people as fast as it can, without a proof of work, while people elsewhere sign up. */
export async function signUpInWaves(target: Target): Promise<Omit<AttackRow, 'server' | 'seconds'>> {
  const network = nextNetwork();
  const [statuses, honest] = await Promise.all([
    inParallel(8, total, () => signUp(target, network)),
    inParallel(2, honestTotal, () => signUp(target, nextNetwork())),
  ]);
  return {
    attack: 'sign-ups of one network without a proof of work',
    requests: total,
    letThrough: `${count(statuses, 201)} accounts; ${count(statuses, 429)} told to wait for their turn`,
    honest: `elsewhere: ${count(honest, 201)} of ${honestTotal}`,
  };
}
