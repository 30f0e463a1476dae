import { randomBytes } from 'node:crypto';
import { noOtherKeys } from '../config/changing-key.ts';
import type { Config } from '../config/config.ts';
import { Secret } from '../config/secret.ts';

/** A developer's configuration with random keys and without logging. */
export function testConfig(dataDir: string, overrides: Partial<Config> = {}): Config {
  const { secretKey = randomKey(), vaultKey = randomKey() } = overrides;
  return {
    production: false,
    port: 0,
    host: '127.0.0.1',
    hostIsLimited: false,
    publicUrl: null,
    contact: null,
    smtp: null,
    vapid: null,
    mpesa: null,
    turn: null,
    metrics: null,
    tracing: null,
    dataDir,
    databaseUrl: null,
    redisUrl: null,
    secretKey,
    vaultKey,
    // As after a change of keys, so that a test fails where one is taken for another.
    markKey: randomKey(),
    phoneKey: randomKey(),
    linkKey: randomKey(),
    otherKeys: { secret: noOtherKeys, vault: noOtherKeys, vapid: noOtherKeys },
    requirePhoto: false,
    verifyAutoApprove: false,
    screening: false,
    trustedProxies: 0,
    databaseConnections: 10,
    queueConnections: 3,
    drainSeconds: 0,
    stopSeconds: 10,
    corsOrigins: [],
    demo: false,
    demoReviewSeconds: 0,
    demoTeaches: false,
    rateLimitRelaxation: 1000,
    // The clock of tests stands still.
    checksLooks: false,
    logLevel: 'silent',
    ...overrides,
  };
}

const randomKey = (): Secret => new Secret(randomBytes(32).toString('hex'));
