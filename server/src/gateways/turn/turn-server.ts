import { createHmac, randomBytes } from 'node:crypto';
import { callLimits } from '@mwanzo/contract/limits';
import type { TurnConfig } from '../../config/turn.ts';

/** A TURN server in the form that browsers use. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
}

/** Creates credentials for the TURN server of the calls. */
export interface TurnServer {
  mint(now: Date): IceServer;
}

/**
 * Creates credentials that the TURN server can check without a request: the name contains the time when they end, and
 * nothing about the member (draft-uberti-behave-turn-rest-00).
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
