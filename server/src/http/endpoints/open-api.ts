import { errorCodes } from '@mwanzo/contract/error-codes';
import { isBytesResponse, isEventsResponse, type Endpoint } from '@mwanzo/contract/endpoint';
import { possibleErrors } from '@mwanzo/contract/possible-errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Describes the endpoints of the contract as an OpenAPI 3.1 document. */
export function describeOpenApi(endpoints: Record<string, Endpoint>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeOperation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mwanzo', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function describeOperation(name: string, endpoint: Endpoint): Json {
  const parameters = [...describeParameters('path', endpoint.params), ...describeParameters('query', endpoint.query)];
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeBody(endpoint),
    responses: { [endpoint.status]: describeResponse(endpoint), ...describeErrors(endpoint) },
  };
}

function inputSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const properties = (inputSchema(schema)['properties'] ?? {}) as Record<string, Json>;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }));
}

function describeBody(endpoint: Endpoint): Json {
  if (!endpoint.body && !endpoint.files) return {};
  const schema = endpoint.body ? inputSchema(endpoint.body) : { type: 'object', properties: {} };
  const content: Record<string, Json> = endpoint.body ? { 'application/json': { schema } } : {};
  if (endpoint.files) {
    const files = Object.fromEntries(endpoint.files.map((file) => [file, { type: 'string', format: 'binary' }]));
    const properties = { ...(schema['properties'] as Json | undefined), ...files };
    content['multipart/form-data'] = { schema: { ...schema, properties } };
  }
  return { requestBody: { content } };
}

function describeResponse(endpoint: Endpoint): Json {
  const { response } = endpoint;
  if (response === null) return { description: 'Done. There is no body.', ...describeHeaders(endpoint) };
  if (isBytesResponse(response)) return { description: 'The bytes.', content: { [response.contentType]: {} } };
  if (isEventsResponse(response))
    return {
      description: 'A stream of events. The schema is that of the data of each.',
      content: { 'text/event-stream': { schema: z.toJSONSchema(response.events) } },
    };
  const schema = z.toJSONSchema(response);
  return { description: 'Done.', ...describeHeaders(endpoint), content: { 'application/json': { schema } } };
}

function describeHeaders({ headers }: Endpoint): Json {
  if (!headers) return {};
  const described = Object.entries(headers).map(([name, values]) => [name, { schema: { enum: values } }]);
  return { headers: Object.fromEntries(described) };
}

function describeErrors(endpoint: Endpoint): Record<string, Json> {
  const byStatus: Record<string, Json> = {};
  for (const code of possibleErrors(endpoint)) {
    const status = String(errorCodes[code].status);
    const before = byStatus[status] ? `${String(byStatus[status]['description'])}, ` : '';
    byStatus[status] = { description: `${before}${code}` };
  }
  return byStatus;
}
