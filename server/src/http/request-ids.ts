import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Letters and digits that are not mistaken for each other when somebody reads an id aloud. There are 32 of them. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 12 characters are 60 random bits. Of a million ids a day, two are equal once in some thousand years. */
const idLength = 12;

/** An id of a proxy may have these characters only: no spaces or quotes, and no address with its dots and colons. */
const saneCharacters = new Set('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-');

function isSane(id: string): boolean {
  return id.length >= 8 && id.length <= 64 && [...id].every((character) => saneCharacters.has(character));
}

/**
 * Makes the function that names each request. The names are random, so those of several processes differ, and they do
 * not tell how many requests there are.
 *
 * @param trustsProxy if true, a proxy's `X-Request-Id` is taken over if it is sane. Without a proxy, anybody could
 *   choose the id of a request.
 */
export function createRequestIds(trustsProxy: boolean): (request: IncomingMessage) => string {
  const random = new Uint8Array(idLength * 128);
  let next = random.length;

  const draw = (): string => {
    if (next === random.length) {
      randomFillSync(random);
      next = 0;
    }
    let id = '';
    for (const end = next + idLength; next < end; next += 1) id += alphabet[(random[next] ?? 0) & 31];
    return id;
  };

  return ({ headers }) => {
    const given = trustsProxy ? headers[requestIdHeader] : undefined;
    return typeof given === 'string' && isSane(given) ? given : draw();
  };
}
