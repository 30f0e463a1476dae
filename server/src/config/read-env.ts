import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All environment variables that the server reads. */
const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url().optional()),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  SECRET_KEY: text.refine((value) => value === undefined || value.length >= 32, 'must have at least 32 characters'),
  VAULT_KEY: text.refine(
    (value) => value === undefined || /^[0-9a-f]{64}$/i.test(value),
    'must be 64 hexadecimal digits (32 bytes)',
  ),
  REQUIRE_PHOTO: flag,
  VERIFY_AUTO_APPROVE: flag,
  TRUST_PROXY: z
    .preprocess(
      (value) => (value === 'true' ? 1 : value === 'false' ? 0 : value),
      z.coerce.number().int().min(0).max(10),
    )
    .default(0),
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
  LOG_LEVEL: z.preprocess((value) => (value === '' ? undefined : value), z.enum(logLevels).optional()),
});

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
  if (variables['NODE_ENV'] === 'production') {
    for (const name of ['SECRET_KEY', 'VAULT_KEY', 'PUBLIC_URL']) {
      if (!variables[name]) problems.push(`${name}: is required in production`);
    }
    if (result.success && result.data.VERIFY_AUTO_APPROVE)
      problems.push('VERIFY_AUTO_APPROVE: is not allowed in production');
  }
  if (problems.length > 0 || !result.success) {
    throw new ConfigError(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return result.data;
}
