import type { TurnPath } from './fair-turns.ts';

/** The first 64 bits of an IPv6 address. */
const ipv6Network = /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})$/;

/**
 * The networks that hold a network, the widest first. Of IPv6 these are its /48, its /56 and itself, the /64: whoever
 * rents one server gets a whole /56 or /48. An IPv4 address stands alone.
 */
export function networkPath(network: string): TurnPath {
  const [, site, subnet] = ipv6Network.exec(network) ?? [];
  if (site === undefined || subnet === undefined) return [network];
  const wide = subnet.padStart(4, '0').slice(0, 2);
  return [`${site}/48`, `${site}${wide}/56`, network];
}
