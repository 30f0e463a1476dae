export interface PrintedStatement {
  readonly title: string;
  readonly text: string;
  /** The names of its parameters, in their order. */
  readonly keys: readonly string[];
}

/** Prints statements in the order of their titles, as one text of SQL. Those of one title stand below each other. */
export function printStatements(statements: readonly PrintedStatement[]): string {
  const printed = statements.map(({ title, text, keys }) => {
    const parameters = keys.map((key, index) => `$${index + 1} ${key}`).join(', ');
    return `-- ${[title, parameters].filter((line) => line !== '').join('\n-- ')}\n${withoutMargin(text)};\n`;
  });
  return [...new Set(printed)].toSorted().join('\n');
}

/** Takes away the empty lines, and the spaces that all lines but the first have in common. */
function withoutMargin(text: string): string {
  const [first = '', ...others] = text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const margin = Math.min(...others.map((line) => line.search(/\S/)));
  return [first, ...others.map((line) => line.slice(margin))].map((line) => line.trimEnd()).join('\n');
}
