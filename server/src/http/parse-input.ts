import { ApiError } from '@mwanzo/contract/api-error';
import type { z } from 'zod';

/**
 * Parses one part of a request; unknown fields are left out.
 * @throws ApiError invalid_input, naming each field and what is wrong with it.
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
