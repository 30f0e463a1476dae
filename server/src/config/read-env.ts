import { z } from 'zod';
import { changingKeyProblems } from './changing-key.ts';
import { mpesaProblems } from './mpesa.ts';
import { productionProblems } from './production-problems.ts';
import { turnProblems } from './turn.ts';
import { vapidProblems } from './vapid-keys.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
/** An empty variable counts as unset. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const text = optional(z.string());

const shortcode = text.refine((value) => value === undefined || /^\d{5,7}$/.test(value), 'must be 5 to 7 digits');

const secretKey = text.refine((value) => value === undefined || value.length >= 32, 'must have at least 32 characters');
const vaultKey = text.refine(
  (value) => value === undefined || /^[0-9a-f]{64}$/i.test(value),
  'must be 64 hexadecimal digits (32 bytes)',
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All environment variables that the server reads. */
const environmentSchema = z.object({
  // A misspelt "production" must not start a server without its protection.
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text,
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)).default(1),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: text.refine(
    (value) => value === undefined || /^(?:[^<>@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value),
    'must be an e-mail address, or a name with one: Mwanzo <hello@example.com>',
  ),
  OPERATOR_NAME: text,
  CONTACT_EMAIL: optional(z.email()),
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_PRIVATE_KEY_NEXT: text,
  VAPID_PRIVATE_KEY_OLD: text,
  MPESA_CONSUMER_KEY: text,
  MPESA_CONSUMER_SECRET: text,
  MPESA_SHORTCODE: shortcode,
  MPESA_TILL: shortcode,
  MPESA_PASSKEY: text,
  MPESA_URL: optional(z.url({ protocol: /^https?$/ })).default('https://api.safaricom.co.ke'),
  MPESA_INITIATOR: text,
  MPESA_INITIATOR_PASSWORD: text,
  MPESA_CERTIFICATE: text,
  TURN_URLS: text,
  TURN_SECRET: text,
  SECRET_KEY: secretKey,
  SECRET_KEY_NEXT: secretKey,
  SECRET_KEY_OLD: secretKey,
  VAULT_KEY: vaultKey,
  VAULT_KEY_NEXT: vaultKey,
  VAULT_KEY_OLD: vaultKey,
  REQUIRE_PHOTO: flag,
  VERIFY_AUTO_APPROVE: flag,
  SCREENING: optional(z.enum(['0', '1'])).default('1'),
  TRUST_PROXY: z
    .preprocess(
      (value) => (value === 'true' ? 1 : value === 'false' ? 0 : value),
      z.coerce.number().int().min(0).max(10),
    )
    .default(0),
  // The hourly cleanup holds up to three connections at once.
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(5).max(200)).default(10),
  QUEUE_CONNECTIONS: optional(z.coerce.number().int().min(2).max(50)).default(3),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(60)).default(1.5),
  STOP_SECONDS: optional(z.coerce.number().min(3).max(120)).default(10),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url())),
  DEMO: z.enum(['0', '1', '']).default(''),
  DEMO_REVIEW_SECONDS: z.coerce.number().int().min(0).max(86_400).default(20),
  DEMO_TEACHES: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: optional(z.enum(logLevels)),
});

/** The names of all environment variables that the server reads. */
export const environmentNames: readonly string[] = Object.keys(environmentSchema.shape);

export type Environment = z.output<typeof environmentSchema>;

/** The environment is not valid. The message lists every problem, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment variables.
 * @throws ConfigError that lists every problem
 */
export function readEnv(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (variables['SMTP_URL'] && !variables['MAIL_FROM']) problems.push('MAIL_FROM: is required with SMTP_URL');
  if (!variables['OPERATOR_NAME'] !== !variables['CONTACT_EMAIL'])
    problems.push('OPERATOR_NAME: is required with CONTACT_EMAIL, and the other way round');
  problems.push(...vapidProblems(variables), ...mpesaProblems(variables), ...turnProblems(variables));
  problems.push(...changingKeyProblems(variables));
  if (variables['NODE_ENV'] === 'production') problems.push(...productionProblems(variables));
  if (result.success && result.data.DRAIN_SECONDS > result.data.STOP_SECONDS - 3)
    problems.push('DRAIN_SECONDS: must be 3 less than STOP_SECONDS, or requests under way are cut off');
  if (problems.length > 0 || !result.success) {
    throw new ConfigError(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return result.data;
}
