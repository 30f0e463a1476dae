import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Proxies say with these that somebody else has sent a request. */
const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Returns true if a request comes from this machine or from a private network. A proxy on this machine brings requests
 * from everywhere, so one that was forwarded counts only if a trusted proxy names its sender. A client that has hung up
 * has no address any more.
 */
export function isNear({ ip, headers, socket }: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): boolean {
  if ((ip as string | undefined) === undefined) return false;
  const isNamed = ip !== socket.remoteAddress;
  if (!isNamed && forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  // The list also knows IPv4 addresses as they read where both kinds are accepted, as in ::ffff:10.0.0.5.
  return near.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
}
