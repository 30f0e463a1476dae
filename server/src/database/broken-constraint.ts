import { DatabaseError } from 'pg';

/** The name of the constraint that a statement violated, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}
