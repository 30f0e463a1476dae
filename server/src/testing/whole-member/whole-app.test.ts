import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import { expect, test } from 'vitest';
import { actsOfMembers } from './acts-of-members.ts';
import { people, uuid } from './planted-rows.ts';
import { createWholeApp } from './whole-app.ts';

const { act, ask, database, moderator } = await createWholeApp();
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
  await expect(await readAll(id, readBy('member'), params)).toMatchFileSnapshot(`./reads-of-${name}.txt`);
});

type Decision = readonly [path: string, body?: object];

const claimsAndDecisions: readonly Decision[] = [
  ['verifications/183/claim/'],
  [
    'verifications/183/decide/',
    { decision: 'request_new', reason_code: 'id_unreadable', reason: 'Please try by daylight' },
  ],
  ['changes/51/claim/'],
  ['changes/51/decide/', { decision: 'reject', reason_code: 'photo_of_another' }],
  ['changes/52/claim/'],
  ['changes/52/decide/', { decision: 'approve', checks: { name_fits: true } }],
  ['photos/41/claim/'],
  ['photos/41/decide/', { decision: 'approve' }],
  ['photos/42/claim/'],
  ['photos/42/decide/', { decision: 'reject', reason_code: 'photo_not_allowed' }],
  ['reports/73/claim/'],
  ['reports/71/claim/'],
  ['reports/71/pictures/', { message_id: null }],
  ['reports/71/decide/', { decision: 'suspend', reason: 'fake', note: 'Not them', until: '2026-03-08T09:00:00Z' }],
  ['reports/77/claim/'],
  ['reports/77/ban/', { answer: 'confirm', note: 'Agreed' }],
  ['appeals/76/claim/'],
  ['appeals/76/decide/', { outcome: 'lift', note: 'It was a joke' }],
  ['document-looks/281/answer/', { answer: 'no' }],
];

test('what a moderator reads, opens and decides, who hears of it, and what all read then', async () => {
  const lists = readBy('moderator').filter((name) => !endpoints[name].path.includes('{'));
  await expect(await readAll(moderator, lists, {})).toMatchFileSnapshot('./reads-of-moderator.txt');
  const acts: string[] = [];
  for (const [path, body] of claimsAndDecisions)
    acts.push(await act(moderator, 'POST', `/api/moderation/${path}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./acts-of-moderator.txt');
  const then = [await readAll(moderator, lists, {})];
  for (const list of ['verifications/?status=rejected', 'verifications/?status=approved', 'reports/?status=decided'])
    then.push(await ask(moderator, 'GET', `/api/moderation/${list}`));
  for (const concerned of [me, lowMatch, people.passed])
    then.push(await readAll(concerned, ['listNotifications', 'listDecisions', 'getOwnProfile', 'getVerification'], {}));
  await expect(then.join('\n')).toMatchFileSnapshot('./reads-after-moderator.txt');
});

/** The id of the newest message is known only now. */
async function named(path: string): Promise<string> {
  if (!path.includes('{newest}')) return path;
  const { rows } = await database.pool.query<{ id: number }>('select max(id) as id from messages');
  return path.replace('{newest}', String(rows[0]?.id));
}

test('what members do, who hears of it, and which rows change', async () => {
  const acts: string[] = [];
  for (const [by, method, path, body] of actsOfMembers)
    acts.push(await act(by, method, `/api/${await named(path)}`, body));
  await expect(`${acts.join('\n')}\n`).toMatchFileSnapshot('./acts-of-members.txt');
});
