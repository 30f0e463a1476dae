// Asks PostgreSQL which columns a statement returns, without running it.
import type { Connection, FieldDef, PoolClient } from 'pg';

export interface DescribedColumn {
  readonly name: string;
  /** The kind of value that it arrives as, such as `string` and `Date[]`; `json` is any that JSON can write. */
  readonly kind: string;
}

/** Values as the database writes them, by the type's name. All other types arrive as text. */
const samples: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: String.raw`\x00`,
  date: '2026-01-01',
  float4: '1',
  float8: '1',
  int2: '1',
  int4: '1',
  int8: '1',
  numeric: '1',
  timestamptz: '2026-01-01 00:00:00+00',
};

/** Returns a function that describes statements on a connection. It throws what PostgreSQL has against one. */
export async function createDescriber(client: PoolClient): Promise<(text: string) => Promise<DescribedColumn[]>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select oid::integer id, typname name from pg_type',
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));

  /** The kind follows from what the driver makes of a sample. */
  function kindOf(type: number): string {
    const name = names.get(type) ?? '';
    if (/^_?jsonb?$/.test(name)) return 'json';
    const sample = samples[name.replace(/^_/, '')] ?? 'text';
    const read = client.getTypeParser(type, 'text');
    return kindOfValue(read(name.startsWith('_') ? `{"${sample.replace('\\', '\\\\')}"}` : sample));
  }

  return async (text) =>
    (await describe(client, text))
      .filter(({ dataTypeID }) => names.get(dataTypeID) !== 'void')
      .map(({ name, dataTypeID }) => ({ name, kind: kindOf(dataTypeID) }));
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value;
}

/** Parses a statement and describes its columns, by the protocol's own messages. */
function describe(client: PoolClient, text: string): Promise<readonly FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly FieldDef[] = [];
    client.query({
      callback: () => {},
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: { readonly fields: readonly FieldDef[] }) {
        ({ fields } = message);
      },
      handleError(error: Error) {
        this.callback();
        reject(error);
      },
      handleReadyForQuery() {
        this.callback();
        resolve(fields);
      },
    });
  });
}
