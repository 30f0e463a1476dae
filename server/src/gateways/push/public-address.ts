import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');

const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
// The reserved parts of the public range: addresses that carry an IPv4 address, and those for documentation.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/**
 * Returns true if an IP address is part of the public internet: not this machine, a private network or any reserved
 * range.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
