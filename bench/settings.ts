import { parseArgs } from 'node:util';

const names = [
  'swipe',
  'message',
  'conversation',
  'matches',
  'deck',
  'likes',
  'sign-in',
  'memory',
  'pages',
  'streams',
  'live',
  'screen',
  'screening',
  'photos',
] as const;
export type MeasurementName = (typeof names)[number];

export interface Settings {
  readonly profiles: number;
  /** Swipes stored, one or two for each pair of members. */
  readonly swipes: number;
  readonly only: ReadonlySet<MeasurementName>;
  /** Measured requests of each scenario. Warm-up requests come on top. */
  readonly requests: number;
  /** Concurrent requests, and clients of pgbench. */
  readonly connections: number;
  /** Keep the filled database for the next run. */
  readonly keep: boolean;
  /** Write a CPU profile of the server process. */
  readonly profile: boolean;
}

const usage = `npm run bench -- [--profiles N] [--swipes N] [--large] [--only ${names.join(',')}] [--requests N] [--connections N] [--keep] [--profile]`;

/** @throws Error with a message for the person who typed the flags */
export function readSettings(flags: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      profiles: { type: 'string' },
      swipes: { type: 'string' },
      only: { type: 'string', default: names.join(',') },
      requests: { type: 'string', default: '20000' },
      connections: { type: 'string', default: '8' },
      large: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    profiles: wholeNumber('profiles', values.profiles ?? (values.large ? '1000000' : '100000'), 5000),
    swipes: wholeNumber('swipes', values.swipes ?? (values.large ? '5000000' : '2000000'), 10_000),
    only: new Set(values.only.split(',').map(readName)),
    requests: wholeNumber('requests', values.requests, 100),
    connections: wholeNumber('connections', values.connections, 1),
    keep: values.keep,
    profile: values.profile,
  };
}

function wholeNumber(name: string, text: string, min: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(value) || value < min)
    throw new Error(`--${name} must be a whole number of at least ${min}.\n${usage}`);
  return value;
}

function readName(text: string): MeasurementName {
  const found = names.find((name) => name === text.trim());
  if (!found) throw new Error(`--only: there is no measurement "${text}".\n${usage}`);
  return found;
}
