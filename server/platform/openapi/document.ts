import { z } from 'zod';
import type { CallSpec } from '../../../contract/call.ts';
import { wrapRefusal } from '../../../contract/envelope.ts';
import { isEmptySaying, isNeverEmpty } from '../../../contract/primitives/fields.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { type RefusalName, refusals } from '../../../contract/refusals.ts';

export type Json = Record<string, unknown>;

/** A schema of the contract as JSON Schema, of what is sent or what is answered. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      // A default stands for what is read of the field, which the library leaves out of what is sent.
      const { def } = zodSchema._zod;
      if (def.type === 'default' && ['number', 'string'].includes(typeof def.defaultValue)) {
        jsonSchema.default = def.defaultValue as string | number;
      }
      if (isEmptySaying(zodSchema)) jsonSchema.description = 'Sent empty it does not count as absent.';
      if (isNeverEmpty(zodSchema)) jsonSchema.description = 'Sent as null or empty it is refused.';
    },
  }) as Json;
  return json;
};

const propertiesOf = (schema: z.ZodObject | undefined): { properties: Record<string, Json>; required: string[] } => {
  if (!schema) return { properties: {}, required: [] };
  const json = schemaOf(schema, 'input');
  return { properties: (json.properties ?? {}) as Record<string, Json>, required: (json.required ?? []) as string[] };
};

function parametersOf(spec: CallSpec): Json[] {
  const fixed = Object.entries(spec.fixed?.query ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { const: value },
  }));
  const part = (schema: z.ZodObject | undefined, place: 'query' | 'path' | 'header') => {
    const { properties, required } = propertiesOf(schema);
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const own = [...fixed, ...part(spec.params, 'path'), ...part(spec.query, 'query'), ...part(spec.headers, 'header')];
  return spec.idempotent
    ? [
        ...own,
        {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : own;
}

function bodyOf(spec: CallSpec): Json | undefined {
  if (spec.method !== 'POST') return undefined;
  if (spec.signs) {
    const payload = schemaOf(spec.signs, 'input');
    const schema = {
      type: 'object',
      required: ['signs'],
      properties: { signs: { type: 'string', contentMediaType: 'application/jose', 'x-payload': payload } },
    };
    return { required: true, content: contents(schema, false) };
  }
  const { properties, required } = propertiesOf(spec.body);
  for (const [name, value] of Object.entries(spec.fixed?.body ?? {})) properties[name] = { const: value };
  for (const name of spec.files ?? []) properties[name] = { type: 'string', format: 'binary' };
  if (Object.keys(properties).length === 0) return undefined;
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  return { content: contents(schema, spec.files !== undefined) };
}

function contents(schema: Json, multipartOnly: boolean): Json {
  const multipart = { 'multipart/form-data': { schema } };
  if (multipartOnly) return multipart;
  return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } };
}

function successSchema(spec: CallSpec): Json {
  const data = schemaOf(spec.output, 'output');
  const msg = { type: 'string' };
  const beside = spec.beside ? ((schemaOf(spec.beside, 'output').properties ?? {}) as Json) : {};
  const object = (properties: Json) => ({ type: 'object', properties: { ...properties, msg, data, ...beside } });
  switch (spec.envelope) {
    case 'legacy':
      return object({ code: { const: 0 } });
    case 'v5':
      return object({ status: { const: 1 } });
    case 'photography':
      return { type: 'object', properties: { msg: { const: 'success' }, data, ...beside } };
    case 'pay':
      return object({ code: { const: 200 } });
    case 'reasoned':
      return object({ success: { const: 1 }, reason: msg });
    default:
      return data;
  }
}

/** The refusals that a call declares, and those that follow from who may make it. */
const refusalsOf = ({ refusals: declared = [], access, proof, writes, whileReadOnly }: CallSpec): RefusalName[] => [
  ...declared,
  ...(access === 'operator' ? (['wire.second_step_needed'] as const) : []),
  ...(proof === 'recent' ? (['wire.proof_needed'] as const) : []),
  ...(writes && !whileReadOnly ? (['wire.read_only'] as const) : []),
];

function refusalSchemas(spec: CallSpec): Json[] {
  return refusalsOf(spec).map((name) => {
    const { code, errCode }: Refusal = refusals[name];
    const body = wrapRefusal(spec.envelope, {
      error: name,
      msg: '',
      ...(code === undefined ? {} : { code }),
      ...(errCode === undefined ? {} : { errCode }),
    });
    const properties: Json = { msg: { type: 'string' } };
    for (const [key, value] of Object.entries(body))
      if (key !== 'msg' && key !== 'data' && typeof value !== 'object') properties[key] = { const: value };
    return { type: 'object', properties };
  });
}

function responsesOf(spec: CallSpec): Json {
  const headers = Object.fromEntries((spec.answerHeaders ?? []).map((name) => [name, { schema: { type: 'string' } }]));
  const withHeaders = spec.answerHeaders ? { headers } : {};
  if (spec.envelope === 'image')
    return {
      200: {
        description: 'The picture.',
        ...withHeaders,
        content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  const refused = refusalSchemas(spec);
  if (spec.envelope === 'file')
    return {
      200: {
        description: 'The file; JSON where it is refused, named by `error`.',
        ...withHeaders,
        content: {
          'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
          ...(refused.length > 0 ? { 'application/json': { schema: { anyOf: refused } } } : {}),
        },
      },
    };
  const success = successSchema(spec);
  const schema = refused.length > 0 ? { anyOf: [success, ...refused] } : success;
  return {
    200: {
      description: 'Success, or an expected refusal named by `error`.',
      ...withHeaders,
      content: { 'application/json': { schema } },
    },
    400: { description: 'A field beyond its limits, named in `issues`.' },
    ...(spec.access === 'guest'
      ? {}
      : { 401: { description: 'No token, or one that is unknown or expired (errCode 401).' } }),
    ...(spec.limit || spec.method === 'POST'
      ? { 429: { description: 'Too many; `retry-after` says when to try again.' } }
      : {}),
    ...(spec.method === 'POST' ? bodyRefusals : {}),
  };
}

const bodyRefusals = {
  408: { description: 'The body stopped coming.' },
  413: { description: 'A body over 256 kB from a guest, 1 MB from a member, or 12 MB with a file.' },
  503: { description: 'More is being sent at once than is taken in; `retry-after` says when to try again.' },
};

function operationOf(name: string, spec: CallSpec): Json {
  const requestBody = bodyOf(spec);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: spec.summary,
    ...(spec.source ? { description: `Source: ${spec.source}` } : {}),
    ...(spec.id === undefined ? {} : { 'x-call': spec.id }),
    parameters: parametersOf(spec),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(spec),
    ...(spec.access === 'guest'
      ? {}
      : { security: [{ token: [] }, { bearer: [] }, ...(spec.bySign ? [{ sign: [] }] : [])] }),
  };
}

/**
 * The OpenAPI 3.1 document of a table of calls. Calls that share a method and path are distinguished by fixed values,
 * so each but the first stands under the path with those values as its query or fragment.
 */
export function openApiDocument(calls: Record<string, CallSpec>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, spec] of Object.entries(calls)) {
    const method = spec.method.toLowerCase();
    const path = paths[spec.path]?.[method] ? `${spec.path}?${fixedKey(spec)}` : spec.path;
    paths[path] = { ...paths[path], [method]: operationOf(name, spec) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baobab',
      version: '5.1.3',
      description:
        'Every call of the community. Expected refusals answer HTTP 200 with a stable `error`. An optional field that is sent empty counts as absent, but where its description says more.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        bearer: { type: 'http', scheme: 'bearer' },
        sign: { type: 'http', scheme: 'bearer', description: 'A signature of the chat (`genUserSign`).' },
      },
    },
  };
}

const fixedKey = (spec: CallSpec): string =>
  new URLSearchParams({ ...spec.fixed?.query, ...spec.fixed?.body }).toString();
