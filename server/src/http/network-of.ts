import { isIPv4, isIPv6 } from 'node:net';

const mappedPrefix = '::ffff:';

/**
 * The network of an address. It is one key for all addresses from which one subscriber can send. A port that some
 * proxies write into X-Forwarded-For is removed. An IPv6 address is cut to its /64, because one subscriber has all of
 * its addresses.
 *
 * @param address undefined when the connection is gone already
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const bare = withoutPort(address.trim().toLowerCase());
  const mapped = bare.startsWith(mappedPrefix) ? bare.slice(mappedPrefix.length) : bare;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(bare) && !bare.includes('.') ? prefixOf(bare) : bare;
}

/** `41.90.3.1:1000` and `[2001:db8::1]:1000` without their ports. An IPv6 address in brackets may lack the port. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.includes(']') ? address.indexOf(']') : undefined);
  const colon = address.indexOf(':');
  return colon !== -1 && isIPv4(address.slice(0, colon)) ? address.slice(0, colon) : address;
}

/** The first 64 bits of an IPv6 address. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
