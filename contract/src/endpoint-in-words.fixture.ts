import { z } from 'zod';
import { isBytesResponse, isEventsResponse, type Endpoint, type ResponseDescription } from './endpoint.ts';
import { possibleErrors } from './possible-errors.ts';

type Json = Readonly<Record<string, unknown>>;

/** The rules for a value. A schema of any whole number has the greatest safe one as its bounds, which say nothing. */
const rules = ['format', 'minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'minItems', 'maxItems'];
const isRule = (value: unknown) => value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
/** More choices than these are a catalogue with tests of its own. */
const choicesMax = 20;

function optionsOf(schema: Json): readonly Json[] {
  const options = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  return options?.flatMap(optionsOf) ?? [schema];
}

function nameOf(schema: Json): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  const choices = schema['enum'] as readonly unknown[] | undefined;
  if (choices) return choices.length > choicesMax ? `one of ${choices.length}` : choices.map(String).join(' / ');
  const said = rules.flatMap((rule) => (isRule(schema[rule]) ? [` ${rule} ${JSON.stringify(schema[rule])}`] : []));
  // The pattern of a format of zod's follows from its name.
  const pattern = 'pattern' in schema && !('format' in schema) ? ` ${String(schema['pattern'])}` : '';
  return `${String(schema['type'] ?? 'anything')}${said.join('')}${pattern}`;
}

/** Remembers where each object was described first, because many responses have the same ones. */
export type Described = Map<string, string>;

/** Returns a line for each field of a schema, however deep it lies. */
function fieldsOf(path: string, schema: Json, described: Described): string[] {
  const options = optionsOf(schema);
  const named = options.map(nameOf).join(' or ');
  const text = JSON.stringify({ ...schema, $schema: undefined });
  const known = described.get(text);
  if (known !== undefined && text.includes('"properties"')) return [`  ${path}: ${named}, as ${known}`];
  described.set(text, path);
  const lines = [`  ${path}: ${named}`];
  for (const option of options) {
    const required = new Set(option['required'] as readonly string[] | undefined);
    for (const [key, field] of Object.entries((option['properties'] ?? {}) as Readonly<Record<string, Json>>))
      lines.push(...fieldsOf(`${path}.${key}${required.has(key) ? '' : '?'}`, field, described));
    if (option['type'] === 'array') lines.push(...fieldsOf(`${path}[]`, option['items'] as Json, described));
  }
  return lines;
}

function responseOf(name: string, response: ResponseDescription, described: Described): string[] {
  if (response === null) return [];
  if (isBytesResponse(response)) return [`  bytes ${JSON.stringify(response)}`];
  const schema = isEventsResponse(response) ? response.events : response;
  return fieldsOf(name, z.toJSONSchema(schema, { unrepresentable: 'any' }), described);
}

/** Returns what a request may hold. A part that is the same as in another endpoint is named after that one. */
function requestOf(name: string, { params, query, body }: Endpoint, described: Described): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined
      ? []
      : fieldsOf(
          `${name} takes ${part}`,
          z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }),
          described,
        ),
  );
}

/** Returns an endpoint in words: who may call it, what refuses a request, and each field of both. */
export function endpointInWords(name: string, endpoint: Endpoint, described: Described): string {
  const { method, path, access, status, files, headers, paddedTo, limit, response } = endpoint;
  const more = Object.entries({ files, headers, paddedTo }).filter(([, value]) => value !== undefined);
  return [
    `${access} ${method} ${path} ${status}, limited as ${limit}`,
    ...more.map(([key, value]) => `  ${key} ${JSON.stringify(value)}`),
    `  refused as ${possibleErrors(endpoint).toSorted().join(' ')}`,
    ...requestOf(name, endpoint, described),
    ...responseOf(name, response, described),
  ].join('\n');
}
