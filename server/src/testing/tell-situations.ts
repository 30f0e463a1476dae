import path from 'node:path';
import type { TestApp } from './build-test-app.ts';
import { listFiles } from './list-files.ts';
import { createTeller, tellCourse, type Step } from './tell-course.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request of a member. In paths and bodies `{calls}` stands for the newest row of that table. Bytes make a form. */
export type Request = readonly [
  words: string,
  by: number,
  method: Method,
  path: string,
  body?: object | ((by: number) => object),
];
/** The work of a program, such as M-Pesa or a job. It may be done again, as a request may. */
export type Work = readonly [words: string, work: () => Promise<unknown>];
/** This happens once in every situation: so many ms pass, or the world is changed. */
type Happening = readonly [words: string, passed: number] | readonly [words: string, once: { do(): Promise<unknown> }];
/** An act whose outcome depends on who of two is the first. It is not done twice at once. */
interface Racing {
  readonly racing: Request | Work;
}

export type Deed = Request | Work | Happening | Racing;
type Do = () => Promise<string>;

/** The steps that a situation makes of an act. */
export type Situation = (words: string, act: Do, others?: { act(member: number): Do; by: number }) => readonly Step[];

/** Each act, and the same again, as after a lost response. */
export const twice: Situation = (words, act) => [
  [words, act],
  [`${words}, again`, act],
];

/** Each act on two devices at once. */
export const atOnce: Situation = (words, act) => [
  [`${words}, twice at once`, async () => (await Promise.all([act(), act()])).toSorted().join('\n')],
];

/** Each act, which others have tried before. */
export const afterOthers =
  (...members: readonly number[]): Situation =>
  (words, act, others) => [
    ...members
      .filter((member) => others && member !== others.by)
      .map((member): Step => [`${words}, by ${member}`, others?.act(member) ?? act]),
    [words, act],
  ];

/** Each act, once. */
export const once: Situation = (words, act) => [[words, act]];

/** The database counts an id also for a row that comes too late and is not written. */
const drawnInTurn = /(?<="(?:\w+_)?id": ?|\(id |\[)1\d{3}\b/g;

/** The files of members. The first two characters of a key are the name of a folder. */
const listKept = (dataDir: string): readonly string[] =>
  ['media', 'message-media', 'vault']
    .flatMap((folder) => listFiles(path.join(dataDir, folder)))
    .map((file) => path.relative(dataDir, file).replace(/[\da-f]{2}\/(?=[\da-f]{32})/, ''));

/** Tells in words what acts respond, tell and change in a situation, with the files that are made and erased. */
export async function tellSituation(
  world: TestApp,
  situation: Situation,
  deeds: readonly Deed[],
  { moderators = [] as readonly number[], heard = (): readonly string[] => [] } = {},
): Promise<string> {
  const ask = createTeller(world, moderators);
  const { clock, config } = world;
  let kept = listKept(config.dataDir);
  const changes = () => {
    const before = kept;
    kept = listKept(config.dataDir);
    return [
      ...before.filter((file) => !kept.includes(file)).map((file) => `  - ${file}`),
      ...kept.filter((file) => !before.includes(file)).map((file) => `  + ${file}`),
    ];
  };

  const withHeard = ([words, act]: Step): Step => [
    words,
    async () => {
      const told = await act();
      return [typeof told === 'string' ? told : '', ...heard()].join('\n');
    },
  ];

  const stepsOf = (deed: Exclude<Deed, Racing>, bring = situation): readonly Step[] => {
    const [words, what] = deed;
    if (deed.length > 2) {
      const [, by, method, url, body] = deed as Request;
      const send = (member: number): Do => {
        // A request that is sent again is about the same.
        let named: Promise<string> | undefined;
        return async () => {
          named ??= ask.named(url);
          return ask(member, method, await named, typeof body === 'function' ? body(member) : body);
        };
      };
      return bring(words, send(by), { act: send, by });
    }
    if (typeof what === 'number') return [[words, () => Promise.resolve(clock.advance(what))]];
    if (typeof what === 'object') return [[words, () => what.do()]];
    return bring(words, async () => {
      const result = await what();
      return typeof result === 'string' ? result : (JSON.stringify(result) ?? 'nothing');
    });
  };

  const steps = deeds.flatMap((deed) =>
    'racing' in deed ? stepsOf(deed.racing, situation === atOnce ? once : situation) : stepsOf(deed),
  );
  const told = await tellCourse({ ...world, changes }, steps.map(withHeard));
  return situation === atOnce ? told.replaceAll(drawnInTurn, '"drawn"') : told;
}
