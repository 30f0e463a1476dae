import { createHmac, randomBytes } from 'node:crypto';
import { callLimits } from '@mwanzo/contract/limits';
import type { TurnConfig } from '../../config/turn.ts';

/** A TURN server as browsers are told of it. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
}

/** Mints credentials for the TURN server that calls run through. */
export interface TurnServer {
  mint(now: Date): IceServer;
}

/**
 * Credentials that the TURN server can check without asking: the name says when they end, and holds nothing of the member
 * (draft-uberti-behave-turn-rest-00).
 */
export function createTurnServer({ urls, secret }: TurnConfig): TurnServer {
  return {
    mint(now) {
      const expires = Math.floor(now.getTime() / 1000) + callLimits.credentialSeconds;
      const username = `${expires}:${randomBytes(16).toString('base64url')}`;
      return { urls, username, credential: createHmac('sha1', secret.reveal()).update(username).digest('base64') };
    },
  };
}
