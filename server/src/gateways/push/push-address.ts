import { isIP } from 'node:net';

/** Names below these are of this machine or of a private network (RFC 6761, 6762, 8375 and 9476, and habits). */
const insideNames = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'arpa',
]);

/** Says whether a name is none of the public internet. One without a dot is looked up in the machine's own domain. */
function isInside(host: string): boolean {
  const labels = host.split('.');
  return labels.length < 2 || insideNames.has(labels.at(-1) ?? '');
}

/**
 * Says whether a push may go to this address, judged by the address alone. It is asked when a subscription is stored,
 * and again before each push. A name is judged once more when it is resolved, because it may lead to a
 * private network by then.
 *
 * Push services listen on port 443, and their names end without a dot. A connection to any other port would let members
 * knock at ports of strangers.
 */
export function isPushAddress(endpoint: string, mayReach: (address: string) => boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const host = hostname.replaceAll(/[[\]]/gu, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  // The URL's parser keeps the dot of "localhost.", which is the same machine.
  if (host.endsWith('.') || host.includes('..')) return false;
  // Only tests may reach this machine, and their push service has a port of its own.
  if (host === 'localhost') return mayReach('127.0.0.1');
  if (port !== '') return false;
  return isIP(host) > 0 ? mayReach(host) : !isInside(host);
}
