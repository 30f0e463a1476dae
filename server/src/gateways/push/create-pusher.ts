import type { Config } from '../../config/config.ts';
import type { Pusher } from './pusher.ts';
import { createWebPusher } from './web-pusher.ts';

/** Null without VAPID keys, which are required in production. The start says so. */
export function createPusher({ vapid }: Pick<Config, 'vapid'>): Pusher | null {
  return vapid && createWebPusher(vapid);
}
