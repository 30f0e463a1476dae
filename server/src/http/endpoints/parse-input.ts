import type { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Parses the path parameters, the query or the body of a request. Unknown fields are dropped.
 * @throws ApiError invalid_input with the problems of each field
 */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] === undefined ? 'body' : String(issue.path[0]);
    (fields[name] ??= []).push(issue.message);
  }
  const [first] = Object.entries(fields);
  const detail = first ? `${first[0]}: ${first[1][0] ?? 'is not valid'}` : undefined;
  throw new ApiError('invalid_input', { fields, ...(detail === undefined ? {} : { detail }) });
}
