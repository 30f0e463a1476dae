import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { sealRowsAgain } from './seal-rows-again.ts';
import { createValueSeal } from './seal-value.ts';

const [earlier, current] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const changing = new Secret(current, [earlier]);
const seal = createValueSeal('test');
/** More than a page, in the order of their ids. */
const rowsMax = 502;

async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

function makeTable() {
  const rows = Array.from({ length: rowsMax }, (_, at) => {
    const [id, place] = [at + 1, `row ${at + 1}`];
    return { id, place, sealed: seal.seal(Buffer.from('a key'), place, new Secret(earlier)) };
  });
  return {
    rows,
    table: {
      name: 'keys',
      seal,
      list: async ({ after, limit }: { after: number; limit: number }) =>
        rows.filter(({ id }) => id > after).slice(0, limit),
      replace: async ({ id, sealed }: { id: number; sealed: Buffer }) => {
        const row = rows.find((each) => each.id === id);
        if (row) row.sealed = sealed;
      },
    },
  };
}

test('a row that no key opens is told, and every other one is sealed again, also on the next page', async () => {
  const { rows, table } = makeTable();
  for (const at of [1, 499]) rows[at]?.sealed.fill(0);
  const done = await listAll(sealRowsAgain(table, changing, false));
  expect(done).toHaveLength(rowsMax);
  expect(done.flatMap((each) => (typeof each === 'string' ? [] : each.place))).toEqual(['keys 2', 'keys 500']);
  expect(done.filter((each) => each === 'again')).toHaveLength(rowsMax - 2);
  const last = rows.at(-1);
  expect(last && seal.open(last.sealed, last.place, new Secret(current)).toString()).toBe('a key');
});

test('a look changes nothing', async () => {
  const { rows, table } = makeTable();
  const before = rows.map(({ sealed }) => sealed);
  expect(new Set(await listAll(sealRowsAgain(table, changing, true)))).toEqual(new Set(['again']));
  expect(rows.map(({ sealed }) => sealed)).toEqual(before);
});
