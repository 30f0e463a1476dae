// Counts how many of the likes that members can give can be returned, by the number of people who must fit before
// hidden values decide: `npm run bench:returned-likes`. It measures no time, so a busy machine changes nothing.
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow } from '../../server/src/database/sql.ts';
import { countCrowd } from '../../server/src/features/discovery/deck/count-crowd.ts';
import { readViewer } from '../../server/src/features/discovery/deck/deck-viewers.repository.ts';
import { retrieveCandidates } from '../../server/src/features/discovery/deck/retrieve-candidates.ts';
import { openBenchDatabase } from '../processes/bench-database.ts';
import { formatTable } from '../report/table.ts';
import { markets } from './markets.ts';

const rules = [100, 30, 0] as const;
const viewersMax = 60;
const kinds = ['straight', 'gay', 'lesbian'] as const;
type Kind = (typeof kinds)[number];

const { database, close } = await openBenchDatabase({ profiles: 2000, swipes: 2000, connections: 4, keep: false });
const today = nairobiDay(new Date());

/** Verified members of a kind. They alone can like. */
async function viewersOf(kind: Kind): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select user_id::float8 as id from profiles where orientation = $1 and gender in ('female', 'male') and is_verified
      and saved_at is not null order by user_id limit $2`,
    [kind, viewersMax],
  );
  return rows.map(({ id }) => id);
}

/** Those among these people who can like back: they have the badge, and seek this member's gender. */
async function countReturning(viewerId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await database.pool.query<{ people: number }>(
    `select count(*)::integer as people from profiles other, profiles me
      where me.user_id = $1 and other.user_id = any ($2::bigint[]) and other.is_verified
        and string_to_array(other.seeks, ' ') && array['everyone', me.gender]`,
    [viewerId, ids],
  );
  return rows[0]?.people ?? 0;
}

/** The likes that members of a kind can give within a queue, and those of them that can be returned. */
async function measure(kind: Kind, rule: number) {
  let [shown, returned, judged] = [0, 0, 0];
  const ids = await viewersOf(kind);
  for (const id of ids) {
    const row = await getRow(database, readViewer, { userId: id, day: today });
    const viewer = row && { id, ...row.viewer };
    if (!viewer) continue;
    const usesHidden = (await countCrowd(database, viewer, {}, today)) >= rule;
    const { candidates } = await retrieveCandidates(database, { ...viewer, usesHidden }, {}, today);
    shown += candidates.length;
    returned += await countReturning(
      id,
      candidates.map((candidate) => candidate.id),
    );
    judged += Number(usesHidden);
  }
  return { viewers: ids.length, shown, returned, judged };
}

const cells: string[][] = [];
try {
  for (const market of markets) {
    await market.fill(database);
    await database.pool.query('vacuum analyze profiles');
    for (const kind of kinds) {
      const figures = await Promise.all(rules.map((rule) => measure(kind, rule)));
      const [first] = figures;
      cells.push([
        market.name,
        kind,
        String(first?.viewers ?? 0),
        ...figures.map(({ viewers, shown, returned, judged }) => {
          const share = shown === 0 ? 0 : Math.round((100 * returned) / shown);
          const each = viewers === 0 ? 0 : returned / viewers;
          return `${share} % (${each.toFixed(1)} people; hidden values in ${judged})`;
        }),
      ]);
    }
  }
} finally {
  await close();
}
console.log(formatTable([['market', 'members', 'asked', ...rules.map((rule) => `rule of ${rule}`)], ...cells]));
