import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema with which fast-json-stringify writes a response. Fields that it does not name are left out.
 * Validation keywords are dropped, and "or null" becomes `nullable`, because `anyOf` would run a validator on each value.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  return simplify(z.toJSONSchema(schema, { io: 'output' })) as JsonSchema;
}

const validationOnly = new Set([
  '$schema',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'enum',
  'const',
]);

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as JsonSchema;
  const alternatives = schema['anyOf'];
  if (Array.isArray(alternatives)) {
    const others = alternatives.filter((option: JsonSchema) => option['type'] !== 'null');
    if (others.length === 1 && others.length < alternatives.length)
      return { ...(simplify(others[0]) as JsonSchema), nullable: true };
  }
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(validationOnly.has(key) && typeof value !== 'object') && key !== 'enum',
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? simplifyProperties(value as JsonSchema) : simplify(value)]),
  );
}

function simplifyProperties(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, simplify(schema)]));
}
