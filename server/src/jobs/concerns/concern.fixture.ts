import * as due from '../due-work.fixture.ts';
import type { SealedMediaStorage } from '../../gateways/media-storage/media-storage.ts';

/** Half an hour after midnight in Nairobi, where UTC is still yesterday. */
export const now = new Date('2026-11-26T21:30:00Z');
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;
/** The moment this many ms before now. A negative number is a moment to come. */
export const ago = (ms: number): Date => new Date(now.getTime() - ms);

export interface JobWorld extends due.DueWorld {
  /** Sets the time of a file. Files have the time of the world otherwise. */
  readonly dateFile: (file: string, at: Date) => void;
  /** The folder of the photos and voice notes of messages, and their storage. */
  readonly messageMedia: string;
  readonly mediaStorage: SealedMediaStorage;
}

type Make = (world: JobWorld) => Promise<unknown>;

/** A job with all that it does, and those to whom it does it. */
export interface Concern {
  /** Each is changed by the job. */
  readonly concerned: Readonly<Record<string, Make>>;
  /** Each looks much alike, and keeps every row and file. */
  readonly spared: Readonly<Record<string, Make>>;
  /** Everything that it changes: "photos:delete", and with the columns "users:update email role". */
  readonly changes: readonly string[];
  /** Everything that it tells: events, mails and pushes. */
  readonly tells?: readonly string[];
  /** Those of its changes that also concern others. */
  readonly ofAnybody?: readonly string[];
  /** Those that two processes may each tell. */
  readonly toldByEach?: readonly string[];
  /** The cases of other jobs that concern this one, too: "end calls: a call that rings". */
  readonly also?: readonly string[];
}

/** The age in ms from which something concerns a job, and how to make it so that this age has begun at a moment. */
type Aging = readonly [age: number, make: (world: JobWorld, at: Date) => Promise<unknown>];

/** Those who have just reached an age, and those who are a millisecond younger. */
export function aged(kinds: Readonly<Record<string, Aging>>): Pick<Concern, 'concerned' | 'spared'> {
  const make = (name: (kind: string) => string, more: number) =>
    Object.fromEntries(
      Object.entries(kinds).map(([kind, [age, build]]) => [
        name(kind),
        (world: JobWorld) => build(world, ago(age + more)),
      ]),
    );
  return { concerned: make((kind) => kind, 0), spared: make((kind) => `${kind}, a millisecond younger`, -1) };
}

/** Adds those whom a job does not concern, however old they are. */
export const alsoSpared = (
  { concerned, spared }: Pick<Concern, 'concerned' | 'spared'>,
  more: Concern['spared'],
): Pick<Concern, 'concerned' | 'spared'> => ({ concerned, spared: { ...spared, ...more } });

/** The same, for what concerns a job only after an age. */
export const older = (age: number): number => age + 1;

/** The number of a new member. */
export const memberId = async (world: JobWorld, traits: Parameters<typeof due.join>[1] = {}): Promise<number> =>
  (await due.join(world, traits)).id;

/** Inserts a row of a new member. */
export async function ownRow(world: JobWorld, table: string, values: Record<string, unknown>): Promise<void> {
  await due.insert(world, table, { user_id: await memberId(world), ...values });
}
