import { isMapping, type Yaml } from './yaml.ts';

/** As much of JSON Schema as Kubernetes' own schemas are written in. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  pattern?: string;
}

/** What of a value a schema refuses, with its place; a field that the schema doesn't name is refused as well. */
export function schemaFaults(
  value: Yaml | undefined,
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  place = '',
): string[] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    const named = definitions[$ref];
    return named ? schemaFaults(value, named, definitions, place) : [`${place}: no schema of ${$ref}`];
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const found = choices.map((each) => schemaFaults(value, each, definitions, place));
    return found.some((faults) => faults.length === 0) ? [] : (found[0] ?? []);
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return [`${place}: is no ${types.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value as string)) return [`${place}: is none of ${schema.enum.join(', ')}`];
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return [`${place}: is not ${schema.pattern}`];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((each, i) => schemaFaults(each, items, definitions, `${place}[${i}]`)) : [];
  }
  return isMapping(value) ? fieldFaults(value, schema, definitions, place) : [];
}

function fieldFaults(
  value: Record<string, Yaml>,
  { properties, additionalProperties, required = [] }: Schema,
  definitions: Readonly<Record<string, Schema>>,
  place: string,
): string[] {
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${place}.${name}: is missing`);
  const faulty = Object.entries(value).flatMap(([name, each]) => {
    const own = properties?.[name] ?? additionalProperties;
    if (own) return schemaFaults(each, own, definitions, `${place}.${name}`);
    return properties ? [`${place}.${name}: is no field that is known here`] : [];
  });
  return [...missing, ...faulty];
}

function isOf(type: string, value: Yaml | undefined): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isMapping(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
