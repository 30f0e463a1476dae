import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import { expect, test } from 'vitest';
import { hourlyJobs, type CleanupDependencies } from '../../jobs/clean-up.ts';
import { actsOfMembers } from './acts-of-members.ts';
import { claimsAndDecisions, laterDecisions } from './acts-of-reviewers.ts';
import { people, uuid } from './planted-rows.ts';
import { refusedActs } from './refused-acts.ts';
import { sendPictures } from './uploads.ts';
import { createWholeApp } from './whole-app.ts';

const world = await createWholeApp();
const { act, ask, changesOf, clock, moderator, named } = world;
const { me, lowMatch, highMatch } = people;

/** They go on, say something about the process, or need a key that is drawn. */
const left: readonly EndpointName[] = ['streamEvents', 'getPushKey', 'listPrompts'];
const readBy = (access: string): EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method === 'GET' && endpoints[name].access === access && !left.includes(name),
  );

const queries: Partial<Record<EndpointName, string>> = {
  countPreferences: '?looking_for=women&min_age=18&max_age=60&near=anywhere',
  getLiveCall: `?device=${uuid(600)}`,
};

async function readAll(userId: number, names: readonly EndpointName[], params: Readonly<Record<string, unknown>>) {
  const read: string[] = [];
  for (const name of names) {
    const own = name === 'readPastConversation' ? { id: uuid(1) } : params;
    const path = endpoints[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) => String(Reflect.get(own, param)));
    read.push(await ask(userId, 'GET', path + (queries[name] ?? '')));
  }
  return `${read.join('\n')}\n`;
}

test.each([
  ['me', me, { userId: highMatch, id: highMatch, code: 'MW-PAYED222' }],
  ['match', lowMatch, { userId: highMatch, id: me, code: 'MW-PAYED222' }],
] as const)('what %s reads', async (name, id, params) => {
  await expect(await readAll(id, readBy('member'), params)).toMatchFileSnapshot(`./in-words/reads-of-${name}.txt`);
});

test('what a moderator reads, opens and decides, who hears of it, and what all read then', async () => {
  const lists = readBy('moderator').filter((name) => !endpoints[name].path.includes('{'));
  await expect(await readAll(moderator, lists, {})).toMatchFileSnapshot('./in-words/reads-of-moderator.txt');
  const acts: string[] = [];
  for (const [path, body] of claimsAndDecisions)
    acts.push(await act(moderator, 'POST', `/api/moderation/${path}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./in-words/acts-of-moderator.txt');
  const then = [await readAll(moderator, lists, {})];
  for (const list of ['verifications/?status=rejected', 'verifications/?status=approved', 'reports/?status=decided'])
    then.push(await ask(moderator, 'GET', `/api/moderation/${list}`));
  for (const concerned of [me, lowMatch, people.passed])
    then.push(await readAll(concerned, ['listNotifications', 'listDecisions', 'getOwnProfile', 'getVerification'], {}));
  await expect(then.join('\n')).toMatchFileSnapshot('./in-words/reads-after-moderator.txt');
});

test('what members may not do, why not, and that nothing changes', async () => {
  const acts: string[] = [];
  for (const [by, method, path, body] of refusedActs) acts.push(await act(by, method, `/api/${path}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./in-words/refused-acts.txt');
});

test('what reviewers take back and answer, who hears of it, and which rows change', async () => {
  clock.advance(60_000);
  const acts: string[] = [];
  for (const [by, path, body] of laterDecisions)
    acts.push(await act(world[by], 'POST', `/api/moderation/${await named(path)}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./in-words/later-acts-of-reviewers.txt');
});

test('what members do, who hears of it, and which rows change', async () => {
  const acts: string[] = [];
  for (const [by, method, path, body] of actsOfMembers)
    acts.push(await act(by, method, `/api/${await named(path)}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./in-words/acts-of-members.txt');
});

test('what pictures leave, and the approval of a verification', async () => {
  await expect(`${(await sendPictures(world)).join('\n')}\n`).toMatchFileSnapshot('./in-words/sent-pictures.txt');
});

const hour = 3_600_000;

test('what the hourly jobs forget, and when', async () => {
  const on = { ...world.dependencies, onSwept: () => {}, onSealed: () => {} } as unknown as CleanupDependencies;
  const nights: string[] = [];
  let passed = 0;
  for (const hours of [0, 1, 2, 24, 25, 72, 8 * 24, 31 * 24, 366 * 24]) {
    clock.advance((hours - passed) * hour);
    passed = hours;
    const runAll = async () => {
      for (const job of Object.values(hourlyJobs)) await job(on);
      return `== after ${hours} hours`;
    };
    nights.push(await changesOf(runAll));
    const again = () => Promise.all([runAll(), runAll()]);
    expect(await changesOf(async () => (await again()).join(' and '))).toBe(
      `== after ${hours} hours and == after ${hours} hours`,
    );
  }
  await expect(`${nights.join('\n')}\n`).toMatchFileSnapshot('./in-words/forgotten-rows.txt');
});
