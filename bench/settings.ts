import { parseArgs } from 'node:util';
import type { Rounds } from './turns/measure-in-turns.ts';

const names = [
  'swipe',
  'message',
  'conversation',
  'matches',
  'deck',
  'deck-walks',
  'likes',
  'lessons',
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
  /** Run every scenario as briefly as possible: to see that it works, not for its figures. */
  readonly isToy: boolean;
  /** Append the ratios to history.md. */
  readonly record: boolean;
  /** The commit that this one is compared with; null measures this one alone. */
  readonly against: string | null;
  /** Profiles of the databases in which the growth of costs is measured; null measures one database. */
  readonly sizes: readonly number[] | null;
}

const usage = `npm run bench -- [--profiles N] [--swipes N] [--large] [--only ${names.join(',')}]
  [--requests N] [--connections N] [--keep] [--profile] [--record] [--toy] [--against COMMIT]
  [--growth [--sizes N,N]]`;

/** Servers that take turns get a fifth of a scenario's requests in each of so many rounds, after one to warm up. */
const rounds = 3;

export function roundsOf({ requests, connections, isToy }: Settings): Rounds {
  return isToy ? { rounds: 1, requests, connections } : { rounds, requests: Math.ceil(requests / 5), connections };
}

/** Members, swipes and requests unless flags say something else. */
function defaultsOf({ toy, large }: { readonly toy: boolean; readonly large: boolean }) {
  if (toy) return { profiles: '5000', swipes: '60000', requests: '40' };
  const requests = '20000';
  return large
    ? { profiles: '1000000', swipes: '5000000', requests }
    : { profiles: '100000', swipes: '2000000', requests };
}

const growthSizes = '10000,100000,1000000,5000000';
const toySizes = '2000,4000,8000';
const growthNames: readonly MeasurementName[] = ['swipe', 'message', 'deck'];

/** @throws Error with a message for the person who typed the flags */
export function readSettings(flags: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      profiles: { type: 'string' },
      swipes: { type: 'string' },
      only: { type: 'string' },
      requests: { type: 'string' },
      connections: { type: 'string', default: '8' },
      large: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      toy: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      against: { type: 'string' },
      growth: { type: 'boolean', default: false },
      sizes: { type: 'string' },
    },
  });
  const defaults = defaultsOf(values);
  return {
    profiles: wholeNumber('profiles', values.profiles ?? defaults.profiles, 5000),
    swipes: wholeNumber('swipes', values.swipes ?? defaults.swipes, 10_000),
    only: new Set(values.only?.split(',').map(readName) ?? (values.growth ? growthNames : names)),
    requests: wholeNumber('requests', values.requests ?? defaults.requests, 40),
    connections: wholeNumber('connections', values.connections, 1),
    keep: values.keep,
    profile: values.profile,
    isToy: values.toy,
    record: values.record,
    against: values.against ?? null,
    sizes: values.growth ? readSizes(values.sizes ?? (values.toy ? toySizes : growthSizes)) : null,
  };
}

function wholeNumber(name: string, text: string, min: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(value) || value < min)
    throw new Error(`--${name} must be a whole number of at least ${min}.\n${usage}`);
  return value;
}

function readSizes(text: string): readonly number[] {
  const sizes = text.split(',').map((size) => wholeNumber('sizes', size, 2000));
  if (new Set(sizes).size < 2) throw new Error(`--sizes must be at least two.\n${usage}`);
  return sizes;
}

function readName(text: string): MeasurementName {
  const found = names.find((name) => name === text.trim());
  if (!found) throw new Error(`--only: there is no measurement "${text}".\n${usage}`);
  return found;
}
