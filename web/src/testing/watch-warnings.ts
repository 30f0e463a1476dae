import { vi } from 'vitest';

/**
 * Follows what React warns of, such as two rows with one key. It formats its warnings with `%s`, which no log of the
 * app does, and logs errors of components with `%o`.
 * @returns a function that stops it and returns the warnings
 */
export function watchWarnings(): () => string[] {
  const { error } = console;
  const logged = vi.spyOn(console, 'error');
  const before = logged.mock.calls.length;
  return () => {
    const warnings = logged.mock.calls
      .slice(before)
      .filter(([text]) => typeof text === 'string' && text.includes('%s') && !text.includes('%o'))
      .map((said) => said.join(' '));
    if (!vi.isMockFunction(error)) logged.mockRestore();
    return warnings;
  };
}
