import { hash, verify } from '@node-rs/argon2';
import { createLaneQueue, type LaneQueueOptions } from './lane-queue.ts';
import { networkPath } from './network-path.ts';
import type { PasswordHasher, PasswordLane, PasswordPlace } from './password-hasher.ts';

/** `memoryCost` is in KiB. */
export interface Argon2Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** About twice the floor of the OWASP Password Storage Cheat Sheet (19456 KiB, 2 passes). */
export const argon2Cost: Argon2Cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

export const passwordQueue: LaneQueueOptions<PasswordLane> = {
  // The number is small, so that memory stays bounded (46 MiB each) and other work keeps a core.
  inFlightMax: 2,
  waitingMax: 50,
  retryAfterSeconds: 2,
  // Known devices get half of the work while others wait.
  turns: ['known', 'proved', 'known', 'other'],
};

const placeOf = ({ lane, network }: PasswordPlace) => ({ lane, path: networkPath(network) });

/** Hashes with argon2id on the thread pool, so that the event loop never hashes. */
export function createArgon2PasswordHasher(cost: Argon2Cost = argon2Cost): PasswordHasher {
  const queue = createLaneQueue(passwordQueue);
  const unmatchable = unmatchableHash(cost);
  return {
    hash: (password, place) => queue.run(placeOf(place), () => hash(password, cost)),
    verify: (encoded, password, place) =>
      queue.run(placeOf(place), async () => {
        const isRight = await verify(encoded ?? unmatchable, password);
        return encoded !== null && isRight;
      }),
    requireRoom: (place) => queue.requireRoom(placeOf(place)),
  };
}

/** A well-formed hash that matches no password. Verifying it costs as much as verifying a real one. */
function unmatchableHash({ memoryCost, timeCost, parallelism }: Argon2Cost): string {
  const salt = 'A'.repeat(22);
  const digest = 'A'.repeat(43);
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
