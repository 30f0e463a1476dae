import { expect, test, vi } from 'vitest';
import * as due from '../due-work.fixture.ts';
import type { Concern } from './concern.fixture.ts';
import { concernsOfPeople } from './concerns-of-people.fixture.ts';
import { concernsOfTraces } from './concerns-of-traces.fixture.ts';
import { buildJobWorld } from './job-world.fixture.ts';
import { loopConcerns } from './loop-concerns.fixture.ts';
import type { Deed } from './noted-files.fixture.ts';
import { queueConcerns } from './queue-concerns.fixture.ts';
import { jobNames, type JobName } from './run-jobs.fixture.ts';
import { sweepConcerns } from './sweep-concerns.fixture.ts';

// Every job of a started server runs in a world with those whom it concerns, those who look alike, and whatever all
// other jobs work on. The table says what it may change and tell. Then it runs a second time, which changes nothing.

vi.setConfig({ testTimeout: 120_000 });

// A new job does not compile without a row.
const concerns: Readonly<Record<JobName, Concern>> = {
  ...concernsOfPeople,
  ...concernsOfTraces,
  ...sweepConcerns,
  ...loopConcerns,
  ...queueConcerns,
};

/** Somebody, or something of nobody, with everything that was made for it. */
interface Case {
  readonly job: JobName;
  readonly name: string;
  readonly isConcerned: boolean;
}

const { world, run, runTwo, during } = await buildJobWorld();
// There is somebody to tell of cases.
await due.join(world, { role: 'moderator' });

/** The case to which a row, a member or a file belongs. */
const owners = new Map<string, Case>();

async function makeCases(): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [job, { concerned, spared }] of Object.entries(concerns) as [JobName, Concern][])
    for (const [of, isConcerned] of [
      [concerned, true],
      [spared, false],
    ] as const)
      for (const [name, make] of Object.entries(of)) {
        const made = { job, name, isConcerned };
        for (const { thing } of await during(() => make(world))) if (thing !== null) owners.set(thing, made);
        cases.push(made);
      }
  return cases;
}

/** The cases that a deed concerns: that of its row or file, otherwise those of the rows that it names. */
function casesOf({ thing, named }: Deed): Case[] {
  const known = thing === null ? undefined : owners.get(thing);
  return known ? [known] : named.flatMap((row) => owners.get(row) ?? []);
}

const namesOf = (deeds: readonly Deed[]) => deeds.map(({ name }) => name).toSorted();

/** The faults of a job that has done this for these cases. */
function faultsOf(job: JobName, deeds: readonly Deed[], cases: readonly Case[]): string[] {
  const { changes, tells = [], ofAnybody = [], also = [] } = concerns[job];
  const touched = new Map<Case, string>();
  for (const deed of deeds)
    if (!ofAnybody.includes(deed.name)) for (const each of casesOf(deed)) touched.set(each, deed.name);
  const faults: string[] = [];
  for (const each of cases)
    if (each.job === job && each.isConcerned && !touched.has(each)) faults.push(`${job}: leaves ${each.name}`);
  for (const [each, name] of touched)
    if (!(each.isConcerned && each.job === job) && !also.includes(`${each.job}: ${each.name}`))
      faults.push(`${job}: ${name} of ${each.job}, ${each.name}`);
  const done = [...new Set(namesOf(deeds))];
  const may = [...changes, ...tells].toSorted();
  if (done.join() !== may.join()) faults.push(`${job}: does ${done.join(', ')} instead of ${may.join(', ')}`);
  return faults;
}

/** The names of all that each job has done once. */
const once = new Map<JobName, readonly string[]>();

test('each job changes and tells what concerns it, and nothing else, and a second time nothing', async () => {
  const faults: string[] = [];
  const cases = await makeCases();
  for (const job of jobNames) {
    const deeds = await during(() => run(job));
    once.set(job, namesOf(deeds));
    faults.push(...faultsOf(job, deeds, cases));
    const again = await during(() => run(job));
    if (again.length > 0) faults.push(`${job}: a second time does ${namesOf(again).join(', ')}`);
  }
  expect(faults).toEqual([]);
});

const countOf = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

test('each job that two processes run at once does as much as one', async () => {
  const faults: string[] = [];
  await makeCases();
  for (const job of jobNames) {
    const [did, names] = [once.get(job) ?? [], namesOf(await during(() => runTwo(job)))];
    for (const name of new Set([...did, ...names])) {
      const [one, twice] = [countOf(did, name), countOf(names, name)];
      if (one !== twice && !concerns[job].toldByEach?.includes(name))
        faults.push(`${job}: two at once do ${name} ${twice} times instead of ${one}`);
    }
  }
  expect(faults).toEqual([]);
});
