import type { DeclaredColumn } from './declared-rows.ts';
import type { DescribedColumn } from './described-columns.ts';

/** Returns how the columns of a statement differ from its declared row, in sentences. */
export function compareRows(
  described: readonly DescribedColumn[],
  declared: ReadonlyMap<string, DeclaredColumn>,
): string[] {
  const names = new Set(described.map(({ name }) => name));
  const missing = [...declared].filter(([name, { isOptional }]) => !isOptional && !names.has(name));
  return [
    ...missing.map(([name]) => `declares ${name}, which it does not return`),
    ...described.flatMap(({ name, kind }) => {
      const column = declared.get(name);
      if (!column) return [`returns ${name}, which it does not declare`];
      const wrong = [...column.kinds].filter((each) => !isOfKind(each, kind));
      return wrong.length === 0 ? [] : [`returns ${name} as ${kind}, and declares ${wrong.join(' | ')}`];
    }),
  ];
}

function isOfKind(declared: string, kind: string): boolean {
  if (declared === 'any') return true;
  return kind === 'json' ? !/^(?:Date|Buffer)\b/.test(declared) : declared.replace('any', '') === kind;
}
