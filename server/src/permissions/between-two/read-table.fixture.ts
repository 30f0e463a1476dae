/** Cells by column and line. */
export type Table = Record<string, Record<string, string>>;

/** Reads the blocks of a table: the names of the columns, and a line for each name on the left. */
export function readTable(text: string): Table {
  const table: Table = {};
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [head = [], ...rows] = block.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    for (const [name = '', ...cells] of rows)
      for (const [at, cell] of cells.entries()) (table[head[at + 1] ?? ''] ??= {})[name] = cell;
  }
  return table;
}
