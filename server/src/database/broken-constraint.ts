import { DatabaseError } from 'pg';

/** The name of the constraint that a statement violated. Null if it failed for another reason. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}
