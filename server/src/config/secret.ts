import { inspect } from 'node:util';

/** A secret that cannot be printed by accident: logs, JSON and templates show [REDACTED]. */
export class Secret {
  readonly #value: string;
  readonly #others: readonly string[];

  /**
   * @param others values that are accepted too while the secret is being changed (docs/operating.md, "Changing keys")
   */
  constructor(value: string, others: readonly string[] = []) {
    this.#value = value;
    this.#others = others;
  }

  reveal(): string {
    return this.#value;
  }

  /** This value, which makes everything new, and then the others, which are only accepted. */
  each(): readonly [Secret, ...Secret[]] {
    return [new Secret(this.#value), ...this.#others.map((value) => new Secret(value))];
  }

  toString(): string {
    return '[REDACTED]';
  }

  toJSON(): string {
    return '[REDACTED]';
  }

  [inspect.custom](): string {
    return '[REDACTED]';
  }
}
