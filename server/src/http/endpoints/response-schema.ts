import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema with which fast-json-stringify writes a response. Fields that it does not name are left out.
 * Validation keywords are dropped, and "or null" becomes `nullable`, because `anyOf` would run a validator on each
 * value.
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
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) {
    const others: JsonSchema[] = alternatives.filter((option: JsonSchema) => option['type'] !== 'null');
    const nullable = others.length < alternatives.length ? { nullable: true } : {};
    const [first] = others;
    if (first && others.length === 1) return { ...(simplify(first) as JsonSchema), ...nullable };
    // An object of several kinds. Each value has the fields of its own kind.
    if (others.every(({ type }) => type === 'object'))
      return { ...(simplify(mergeKinds(others)) as JsonSchema), ...nullable };
  }
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(validationOnly.has(key) && typeof value !== 'object') && key !== 'enum',
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? simplifyProperties(value as JsonSchema) : simplify(value)]),
  );
}

/** One object with the fields of all kinds. Only fields that every kind has are required. */
function mergeKinds(kinds: readonly JsonSchema[]): JsonSchema {
  const required = kinds.map((kind) => (kind['required'] ?? []) as string[]);
  return {
    type: 'object',
    properties: Object.assign({}, ...kinds.map((kind) => kind['properties'])) as JsonSchema,
    required: required.reduce((common, names) => common.filter((name) => names.includes(name))),
  };
}

function simplifyProperties(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, simplify(schema)]));
}
