import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { TurnConfig } from '../../config/turn.ts';
import { isPublicAddress } from '../push/public-address.ts';

/** A TURN server in the form that browsers use. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
}

/** Creates credentials for the TURN server of the calls. */
export interface TurnServer {
  /** The credentials of a member until a moment, in whole seconds. The same arguments give the same credentials. */
  mint(userId: number, until: Date): IceServer;
  /** Says if an IP address can be a relay: a public one, or the server's own as its settings have it. */
  mayRelay(address: string): boolean;
}

/**
 * Creates credentials that the TURN server can check without a request: the name contains the time when they end, and a
 * keyed hash of the member's id (draft-uberti-behave-turn-rest-00). coturn counts a user's relays by the name without
 * the time, so that all calls of a member share one quota.
 */
export function createTurnServer({ urls, secret }: TurnConfig): TurnServer {
  const hosts = urls.map((url) => /^turns?:\[?([\da-f:.]+?)\]?(?::\d+)?(?:\?|$)/i.exec(url)?.[1]);
  const sign = (hash: 'sha1' | 'sha256', text: string) => createHmac(hash, secret.reveal()).update(text).digest();
  return {
    mayRelay: (address) => isIP(address) !== 0 && (isPublicAddress(address) || hosts.includes(address)),
    mint(userId, until) {
      const member = sign('sha256', `member ${userId}`).toString('base64url', 0, 16);
      const username = `${Math.floor(until.getTime() / 1000)}:${member}`;
      return { urls, username, credential: sign('sha1', username).toString('base64') };
    },
  };
}
