import type { ReactNode } from 'react';

interface FigureTableProps {
  heads: readonly string[];
  /** The rows. The first cell of a row is its name. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of figures: the first column is text, the other columns are numbers. */
export function FigureTable({ heads, rows }: FigureTableProps) {
  const [first, ...others] = heads;
  return (
    <table className="overview-table">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={String(name)}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={heads[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
