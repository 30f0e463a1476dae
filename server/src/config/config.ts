import { existsSync } from 'node:fs';
import path from 'node:path';
import { changingSecret, keyPlaces, otherKeysOf, type OtherKeys } from './changing-key.ts';
import { keptKey, vaultCheckFile } from './kept-key.ts';
import { mpesaOf, type MpesaConfig } from './mpesa.ts';
import { ConfigError, type Environment, type LogLevel } from './read-env.ts';
import { Secret } from './secret.ts';
import { turnOf, type TurnConfig } from './turn.ts';
import { makeVapidKey, publicVapidKey } from './vapid-keys.ts';

/** The settings for sending mails. */
export interface SmtpConfig {
  /** The mail server, with its user and password. */
  readonly url: Secret;
  /** The sender of every mail: an address, or a name with an address in angle brackets. */
  readonly from: string;
}

/** The operator of the server, and the e-mail address at which people reach them. */
export interface Contact {
  readonly name: string;
  readonly email: string;
}

/** The keys with which pushes are signed. */
export interface VapidConfig {
  /** A P-256 point, in base64url. */
  readonly publicKey: string;
  /** It may hold those of other keys too, with which browsers have subscribed. */
  readonly privateKey: Secret;
  /** The contact for push services: the address of a page or of a mailbox. */
  readonly subject: string;
}

/** The server's settings. `decideConfig` alone derives them from the environment. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** True if the server listens only on this machine because of its demo people, not because HOST says so. */
  readonly hostIsLimited: boolean;
  /**
   * The public address. It is printed at the start, links in mails lead to it, and link previews, the sitemap and
   * robots.txt name it. Production requires it.
   */
  readonly publicUrl: string | null;
  /**
   * The operator of this server, as the public pages name them. With null the pages say that the operator is not named.
   */
  readonly contact: Contact | null;
  /** Null means that no mail is sent. */
  readonly smtp: SmtpConfig | null;
  /** Null means that no push is sent. */
  readonly vapid: VapidConfig | null;
  /** Null means that M-Pesa takes no payments. */
  readonly mpesa: MpesaConfig | null;
  /** The TURN server for calls. Null means that there are no calls. */
  readonly turn: TurnConfig | null;
  /** The address at which Prometheus reads metrics. Null means that there are none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The collector that traces are sent to, and the share of them. Null means that there are none. */
  readonly tracing: { readonly endpoint: string; readonly share: number } | null;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: Secret | null;
  /** Redis or Valkey, through which several processes share events. Null means that there is one process. */
  readonly redisUrl: Secret | null;
  readonly secretKey: Secret;
  /** 32 bytes in hexadecimal. */
  readonly vaultKey: Secret;
  /** The key of hashes by which documents and banned people are known again. It stays when the vault key changes. */
  readonly markKey: Secret;
  /** The key of hashes of paying phones. It stays when the secret key changes. */
  readonly phoneKey: Secret;
  /** The key of unsubscribe links. It stays when the secret key changes. */
  readonly linkKey: Secret;
  /** The other values of keys that are being changed. */
  readonly otherKeys: Readonly<Record<keyof typeof keyPlaces, OtherKeys>>;
  readonly requirePhoto: boolean;
  readonly verifyAutoApprove: boolean;
  /** If true, models look at pictures and give hints. */
  readonly screening: boolean;
  /**
   * The number of proxies in front of the server, each of which adds an address to X-Forwarded-For. 0 ignores the
   * header.
   */
  readonly trustedProxies: number;
  /** The most connections of this process to the database, without those of the queue. */
  readonly databaseConnections: number;
  /** The most connections of this process's queue to the database. */
  readonly queueConnections: number;
  /** The time for which a stopping server still accepts requests, so that its proxy can notice, in seconds. */
  readonly drainSeconds: number;
  /** The longest time from SIGTERM to the end of the process, in seconds. It begins with `drainSeconds`. */
  readonly stopSeconds: number;
  readonly corsOrigins: readonly string[];
  /** If true, an empty database is filled with demo people, provided that the server was started with them. */
  readonly demo: boolean;
  /** Seconds after which the demo reviewer approves a verification. 0 means never. */
  readonly demoReviewSeconds: number;
  /** If true, the order of decks also learns from what demo people do by themselves. */
  readonly demoTeaches: boolean;
  /** The factor for all rate limits. It is large outside production, where one person tries everything many times. */
  readonly rateLimitRelaxation: number;
  /** If true, a reviewer's decision counts only once they have seen the case. It is false only in tests. */
  readonly checksLooks: boolean;
  readonly logLevel: LogLevel;
}

/**
 * The server listens here if HOST is unset, and for metrics if METRICS_HOST is unset. The passwords of demo people are
 * known, and metrics are for the operator, so no other machine may connect.
 */
const thisMachine = '127.0.0.1';
const everywhere = '0.0.0.0';

/**
 * Decides the settings. Outside production it generates missing keys and stores them in `DATA_DIR`.
 *
 * @throws ConfigError when the vault key is lost, and other errors when `DATA_DIR` cannot be written
 */
export function decideConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const dataDir = path.resolve(environment.DATA_DIR);
  const demo = wantsDemo(environment);
  const secretKey = environment.SECRET_KEY ?? keptKey(dataDir, 'secret-key');
  const vaultKey = environment.VAULT_KEY ?? keptVaultKey(dataDir);
  const otherKeys = {
    secret: otherKeysOf(environment, dataDir, keyPlaces.secret),
    vault: otherKeysOf(environment, dataDir, keyPlaces.vault),
    vapid: otherKeysOf(environment, dataDir, keyPlaces.vapid),
  };
  return {
    production,
    port: environment.PORT,
    host: environment.HOST ?? (demo ? thisMachine : everywhere),
    hostIsLimited: environment.HOST === undefined && demo,
    publicUrl: environment.PUBLIC_URL ?? null,
    contact: contactOf(environment),
    smtp: smtpOf(environment),
    vapid: vapidOf(environment, production ? null : dataDir, otherKeys.vapid),
    mpesa: mpesaOf(environment),
    turn: turnOf(environment),
    metrics:
      environment.METRICS_PORT === undefined
        ? null
        : { host: environment.METRICS_HOST ?? thisMachine, port: environment.METRICS_PORT },
    tracing:
      environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT, share: environment.OTEL_TRACES_SAMPLER_ARG },
    dataDir,
    databaseUrl: environment.DATABASE_URL === undefined ? null : new Secret(environment.DATABASE_URL),
    redisUrl: environment.REDIS_URL === undefined ? null : new Secret(environment.REDIS_URL),
    secretKey: changingSecret(secretKey, otherKeys.secret),
    vaultKey: changingSecret(vaultKey, otherKeys.vault),
    // A start replaces these by what DATA_DIR keeps (server/src/start/check-vault-key.ts).
    markKey: otherKeys.vault.old ?? new Secret(vaultKey),
    phoneKey: otherKeys.secret.old ?? new Secret(secretKey),
    linkKey: otherKeys.secret.old ?? new Secret(secretKey),
    otherKeys,
    requirePhoto: environment.REQUIRE_PHOTO,
    verifyAutoApprove: environment.VERIFY_AUTO_APPROVE,
    screening: environment.SCREENING === '1',
    trustedProxies: environment.TRUST_PROXY,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    queueConnections: environment.QUEUE_CONNECTIONS,
    drainSeconds: environment.DRAIN_SECONDS,
    stopSeconds: environment.STOP_SECONDS,
    corsOrigins: environment.CORS_ORIGINS,
    demo,
    demoReviewSeconds: demo ? environment.DEMO_REVIEW_SECONDS : 0,
    demoTeaches: environment.DEMO_TEACHES === '1',
    rateLimitRelaxation: production ? 1 : 1000,
    checksLooks: true,
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** A new key in place of a lost one would open nothing, so none is made where files are sealed already. */
function keptVaultKey(dataDir: string): string {
  const isLost = existsSync(path.join(dataDir, vaultCheckFile)) && !existsSync(path.join(dataDir, 'vault-key'));
  if (isLost)
    throw new ConfigError(
      `VAULT_KEY: is missing, and ${dataDir} holds files that are sealed with it. Set it to the key that you keep ` +
        'apart from the backup, or put that back as the file vault-key.',
    );
  return keptKey(dataDir, 'vault-key');
}

function contactOf({ OPERATOR_NAME, CONTACT_EMAIL }: Environment): Contact | null {
  return OPERATOR_NAME === undefined || CONTACT_EMAIL === undefined
    ? null
    : { name: OPERATOR_NAME, email: CONTACT_EMAIL };
}

function smtpOf({ SMTP_URL, MAIL_FROM }: Environment): SmtpConfig | null {
  return SMTP_URL === undefined || MAIL_FROM === undefined ? null : { url: new Secret(SMTP_URL), from: MAIL_FROM };
}

/** @param dataDir the folder for generated keys; null where keys must be given */
function vapidOf(environment: Environment, dataDir: string | null, others: OtherKeys): VapidConfig | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUBLIC_URL, MAIL_FROM = 'no-reply@localhost' } = environment;
  const mailbox = /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const subject = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${mailbox}`;
  if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: changingSecret(VAPID_PRIVATE_KEY, others), subject };
  if (dataDir === null) return null;
  const privateKey = keptKey(dataDir, 'vapid-key', makeVapidKey);
  return { publicKey: publicVapidKey(privateKey), privateKey: changingSecret(privateKey, others), subject };
}

/** DEMO decides. If it is unset, demo people are wanted in the embedded database outside production. */
export function wantsDemo({ DEMO, NODE_ENV, DATABASE_URL }: Environment): boolean {
  return DEMO === '' ? NODE_ENV !== 'production' && DATABASE_URL === undefined : DEMO === '1';
}
