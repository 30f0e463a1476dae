import { parseArgs } from 'node:util';

const names = ['swipe', 'message', 'conversation', 'matches', 'deck', 'likes', 'sign-in', 'memory', 'pages'] as const;
export type Measure = (typeof names)[number];

export interface Settings {
  readonly profiles: number;
  /** Answers given, by whichever side. */
  readonly swipes: number;
  readonly only: ReadonlySet<Measure>;
  /** Counted requests of each scenario. */
  readonly requests: number;
  /** Requests in flight, and clients of pgbench. */
  readonly connections: number;
  /** Keep the filled database for the next run. */
  readonly keep: boolean;
  /** Write a CPU profile of the server process. */
  readonly profile: boolean;
}

const usage = `npm run bench -- [--profiles N] [--swipes N] [--large] [--only ${names.join(',')}] [--requests N] [--connections N] [--keep] [--profile]`;

/** @throws Error with a text for the person who typed the flags */
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
    only: new Set(values.only.split(',').map(asMeasure)),
    requests: wholeNumber('requests', values.requests, 100),
    connections: wholeNumber('connections', values.connections, 1),
    keep: values.keep,
    profile: values.profile,
  };
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`--${name} must be a whole number from ${least} on.\n${usage}`);
  return value;
}

function asMeasure(text: string): Measure {
  const found = names.find((name) => name === text.trim());
  if (!found) throw new Error(`--only does not know "${text}".\n${usage}`);
  return found;
}
