import type { AttackRow } from './attack-row.ts';
import { checkedStatus, drawHonest, getToKnow, guess, nextMember, signInHonestly } from './sign-ins.ts';
import { count, inParallel, nextNetwork, type Target } from './target.ts';

type Outcome = Omit<AttackRow, 'server' | 'seconds'>;

const atOnce = 8;
const tries = 600;
const manyNetworks = 20;
const again = 10;

const times = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make);
const invented = (): string => `${crypto.randomUUID()}@invented.test`;

/** Many networks try the passwords of one account, while its owner signs in. */
export async function guessOneAccount(target: Target): Promise<Outcome> {
  const email = nextMember();
  const cookie = await getToKnow(target, email);
  const networks = times(manyNetworks, nextNetwork);
  const statuses = await inParallel(atOnce, tries, (index) =>
    guess(target, networks[index % manyNetworks] ?? '', email),
  );
  const perNetwork = networks.map((_, at) =>
    count(
      statuses.filter((_status, index) => index % manyNetworks === at),
      checkedStatus,
    ),
  );
  const known = await signInHonestly(
    target,
    nextNetwork,
    times(again, () => ({ email, cookie })),
  );
  const fresh = await signInHonestly(
    target,
    nextNetwork,
    times(again, () => ({ email })),
  );
  return {
    attack: `passwords of one account from ${manyNetworks} networks`,
    requests: tries,
    letThrough: `${count(statuses, checkedStatus)} passwords checked, at most ${Math.max(...perNetwork)} of a network`,
    honest: `its owner on a known device: ${known}; on a new device elsewhere: ${fresh}`,
  };
}

/** One network tries a password of many accounts, while members at the same address and elsewhere sign in. */
export async function sprayAccounts(target: Target): Promise<Outcome> {
  const network = nextNetwork();
  const [here, there] = [await drawHonest(target), await drawHonest(target)];
  const spray = () => inParallel(atOnce, tries / 2, () => guess(target, network, nextMember()));
  // The first half uses up what the network has; members sign in during the second.
  const first = await spray();
  const [second, knownHere, freshHere, known, fresh] = await Promise.all([
    spray(),
    signInHonestly(target, () => network, here.known),
    signInHonestly(target, () => network, here.fresh),
    signInHonestly(target, nextNetwork, there.known),
    signInHonestly(target, nextNetwork, there.fresh),
  ]);
  return {
    attack: 'a password of 600 accounts from one network',
    requests: tries,
    letThrough: `${count([...first, ...second], checkedStatus)} passwords checked`,
    honest: `at that address on known devices: ${knownHere}, on new ones: ${freshHere}; elsewhere ${known}, ${fresh}`,
  };
}

/** A neighbour uses up what an account and the common address have. */
export async function crowdOutNeighbour(target: Target): Promise<Outcome> {
  const email = nextMember();
  const cookie = await getToKnow(target, email);
  const network = nextNetwork();
  const tried = [...times(40, () => email), ...times(290, invented)];
  const statuses = await inParallel(atOnce, tried.length, (index) => guess(target, network, tried[index] ?? ''));
  const known = times(again, () => ({ email, cookie }));
  const fresh = times(again, () => ({ email }));
  const knownHere = await signInHonestly(target, () => network, known);
  const freshElsewhere = await signInHonestly(target, nextNetwork, fresh);
  return {
    attack: "a neighbour uses up an account's tries and the address's",
    requests: tried.length,
    letThrough: `${count(statuses, checkedStatus)} passwords checked`,
    honest: `the owner at that address on a known device: ${knownHere}; on a new device elsewhere: ${freshElsewhere}`,
  };
}

const flood = { total: 20_000, networks: 40, atOnce: 100 };

/** The tries at an account are used up, other e-mails are named to push its count out, and it is tried again. */
export async function floodWithNames(target: Target): Promise<Outcome> {
  const email = nextMember();
  const honest = await drawHonest(target);
  const [start, end] = [nextNetwork(), nextNetwork()];
  const before = await inParallel(atOnce, 60, () => guess(target, start, email));
  const networks = times(flood.networks, nextNetwork);
  const flooding = inParallel(flood.atOnce, flood.total, (index) =>
    guess(target, networks[index % flood.networks] ?? '', invented()),
  );
  const known = await signInHonestly(target, nextNetwork, honest.known);
  const fresh = await signInHonestly(target, nextNetwork, honest.fresh);
  const checked = count(await flooding, checkedStatus);
  const after = await inParallel(atOnce, 60, () => guess(target, end, email));
  return {
    attack:
      `${flood.total.toLocaleString('en')} invented e-mails from ${flood.networks} networks, ` +
      'to make a count forgotten',
    requests: flood.total + before.length + after.length,
    letThrough:
      `of the account ${count(before, checkedStatus)} before, ${count(after, checkedStatus)} after; ` +
      `${checked.toLocaleString('en')} of the invented`,
    honest: `meanwhile elsewhere on known devices: ${known}, on new ones: ${fresh}`,
  };
}
