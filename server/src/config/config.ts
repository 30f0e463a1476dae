import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment, LogLevel } from './read-env.ts';
import { Secret } from './secret.ts';

/** What the server runs by, decided from the environment in this one place. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** Null: run the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: Secret | null;
  readonly secretKey: Secret;
  /** 32 bytes in hexadecimal. */
  readonly vaultKey: Secret;
  readonly requirePhoto: boolean;
  readonly verifyAutoApprove: boolean;
  /** How many proxies stand before us, each of which has added an address to X-Forwarded-For; 0: the header counts for nothing. */
  readonly trustedProxies: number;
  readonly corsOrigins: readonly string[];
  readonly demo: boolean;
  /** Seconds after which the demo reviewer approves; 0 is off. */
  readonly demoReviewSeconds: number;
  /** What the rate limits are multiplied by: outside production one person tries everything out many times. */
  readonly rateLimitRelaxation: number;
  readonly logLevel: LogLevel;
}

export function decideConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const dataDir = path.resolve(environment.DATA_DIR);
  const demo = wantsDemo(environment);
  return {
    production,
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: environment.PUBLIC_URL ?? null,
    dataDir,
    databaseUrl: environment.DATABASE_URL === undefined ? null : new Secret(environment.DATABASE_URL),
    secretKey: new Secret(environment.SECRET_KEY ?? keptKey(dataDir, 'secret-key')),
    vaultKey: new Secret(environment.VAULT_KEY ?? keptKey(dataDir, 'vault-key')),
    requirePhoto: environment.REQUIRE_PHOTO,
    verifyAutoApprove: environment.VERIFY_AUTO_APPROVE,
    trustedProxies: environment.TRUST_PROXY,
    corsOrigins: environment.CORS_ORIGINS,
    demo,
    demoReviewSeconds: demo ? environment.DEMO_REVIEW_SECONDS : 0,
    rateLimitRelaxation: production ? 1 : 1000,
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** Demo people live in the embedded database of a developer, and elsewhere when they are asked for. */
export function wantsDemo({ DEMO, NODE_ENV, DATABASE_URL }: Environment): boolean {
  return DEMO === '' ? NODE_ENV !== 'production' && DATABASE_URL === undefined : DEMO === '1';
}

/** Outside production a missing key is made once and kept, so that sessions and documents survive a restart. */
function keptKey(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
