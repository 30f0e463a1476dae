import { expect, test } from 'vitest';
import { actsOfMembers, type Act } from './acts-of-members.ts';
import { claimsAndDecisions } from './acts-of-reviewers.ts';
import { at, people } from './planted-rows.ts';
import { createWholeApp } from './whole-app.ts';

type World = Awaited<ReturnType<typeof createWholeApp>>;

async function tellActs(
  world: World,
  acts: readonly Act[],
  act: (...request: Act) => Promise<string>,
): Promise<string> {
  const told: string[] = [];
  for (const [by, method, path, body] of acts)
    told.push(await act(by, method, `/api/${await world.named(path)}`, body));
  return `${told.join('\n')}\n`;
}

test('what members do a second time, as after a lost response', async () => {
  const world = await createWholeApp();
  const told = await tellActs(world, actsOfMembers, async (...request) => {
    await world.act(...request);
    return world.act(...request);
  });
  await expect(told).toMatchFileSnapshot('./in-words/acts-of-members-again.txt');
});

test('what members do on two devices at once', async () => {
  const world = await createWholeApp();
  const told = await tellActs(world, actsOfMembers, (...request) => world.actAtOnce(request, request));
  await expect(told).toMatchFileSnapshot('./in-words/acts-of-members-at-once.txt');
});

/** The same act by the other member of its pair, and without one by somebody whom it does not concern. */
function mirrored([by, method, path, body]: Act): Act {
  const text = JSON.stringify({ path, body });
  const other = Object.values(people).find((id) => id !== by && text.includes(String(id)));
  const turn = (id: string) => String(id === String(by) ? other : by);
  const turned = other === undefined ? text : text.replaceAll(new RegExp(`\\b(?:${by}|${other})\\b`, 'g'), turn);
  const act = JSON.parse(turned) as { path: string; body?: object };
  const stranger = by === people.me ? people.highMatch : people.me;
  return [other ?? stranger, method, act.path, ...(act.body ? ([act.body] as const) : ([] as const))];
}

test('what the other of two members does, or one who has no part in it', async () => {
  const world = await createWholeApp();
  const told = await tellActs(world, actsOfMembers.map(mirrored), world.act);
  await expect(told).toMatchFileSnapshot('./in-words/acts-of-others.txt');
});

test('what members do just after midnight in Nairobi', async () => {
  const world = await createWholeApp();
  // In UTC it is still the first of March.
  world.clock.set(at(15 * 60 + 5));
  await expect(await tellActs(world, actsOfMembers, world.act)).toMatchFileSnapshot(
    './in-words/acts-after-midnight.txt',
  );
});

const situations = {
  'whose partners are paused': ['update profiles set is_active = false where user_id <> $1', people.me],
  'whose partners are suspended': ['update profiles set hidden_at = $2 where user_id <> $1', people.me, at(200)],
} as const;

test.each(Object.entries(situations))('what members do %s', async (name, [change, ...values]) => {
  const world = await createWholeApp();
  await world.database.pool.query(change, [...values]);
  const told = await tellActs(world, actsOfMembers, world.act);
  await expect(told).toMatchFileSnapshot(`./in-words/acts-of-members-${name.replaceAll(' ', '-')}.txt`);
});

test('what reviewers do a second time, and what a colleague does with what they hold', async () => {
  const world = await createWholeApp();
  const told: string[] = [];
  for (const [path, body] of claimsAndDecisions) {
    const request = ['POST', `/api/moderation/${path}`, body] as const;
    await world.act(world.moderator, ...request);
    told.push(await world.act(world.moderator, ...request), await world.act(world.colleague, ...request));
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('./in-words/acts-of-reviewers-again.txt');
});

test('what two reviewers do at once', async () => {
  const world = await createWholeApp();
  const told: string[] = [];
  for (const [path, body] of claimsAndDecisions) {
    const request = ['POST', `/api/moderation/${path}`, body] as const;
    told.push(await world.actAtOnce([world.moderator, ...request], [world.colleague, ...request]));
  }
  // Why the second one is refused depends on how far the first has come.
  const text = told.join('\n').replaceAll(/: 40[49]\n.*$/gm, ': refused');
  await expect(`${text}\n`).toMatchFileSnapshot('./in-words/acts-of-reviewers-at-once.txt');
});
