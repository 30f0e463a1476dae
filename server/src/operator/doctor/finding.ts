/** The state of one part of an installation. */
export interface Finding {
  readonly part: string;
  readonly state: 'ok' | 'off' | 'wrong';
  readonly text: string;
  /** The operator can do this about it. */
  readonly remedy?: string;
}

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text });
export const off = (part: string, text: string, remedy: string): Finding => ({ part, state: 'off', text, remedy });
export const wrong = (part: string, text: string, remedy: string): Finding => ({ part, state: 'wrong', text, remedy });

const width = 10;

/** One line for each finding, and one below it for what to do. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ part, state, text, remedy }) => [
      `${state.padEnd(6)}${part.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(6 + width)}`)}`,
      ...(remedy === undefined ? [] : [`${' '.repeat(6 + width)}-> ${remedy}`]),
    ])
    .join('\n');
}

/** The reason of a failure, without addresses or passwords, which the messages of libraries may repeat. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? code : (message ?? 'no reason was given');
}
