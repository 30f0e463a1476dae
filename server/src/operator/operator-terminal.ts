import { createInterface } from 'node:readline/promises';

/** An error whose message is printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** @throws OperatorError unless the operator types yes */
export async function requireYes(question: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Without an answer, the input ends, and a question would wait for ever.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(question), ended]);
    if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('\nNothing was changed.', 1);
  } finally {
    lines.close();
  }
}
