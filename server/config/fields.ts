import { isIP } from 'node:net';
import { z } from 'zod';
import { readRedisAddress } from './redis-address.ts';
import { readStoreAddress } from './store-address.ts';

/** The kinds of values that settings have. Messages never repeat a value, as it may hold a password. */
export const fields = { oneOf, integer, wholeNumber, text, url, origin, list, network, redis, store };

const secrets = new WeakSet<z.ZodType>();

/** Marks a setting whose value others must not see. */
export function secret<T extends z.ZodType>(field: T): T {
  secrets.add(field);
  return field;
}

export const isSecret = (field: z.ZodType): boolean => secrets.has(field);

function oneOf<const T extends readonly [string, ...string[]]>(values: T): z.ZodEnum<{ [K in T[number]]: K }>;
function oneOf<const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: T[number],
): z.ZodDefault<z.ZodEnum<{ [K in T[number]]: K }>>;
function oneOf(values: readonly [string, ...string[]], fallback?: string): z.ZodType {
  const names = z.enum(values, { error: `must be one of ${values.join(', ')}` });
  return fallback === undefined ? names : names.default(fallback);
}

function integer(least: number, most: number, fallback: number) {
  return wholeNumber(least, most).default(fallback);
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function text(pattern: RegExp, meaning: string) {
  return z.string().regex(pattern, `must be ${meaning}`);
}

function url(protocols: string[]) {
  return z.string().refine(
    (value) => {
      const parsed = parseUrl(value);
      return parsed !== undefined && protocols.includes(parsed.protocol);
    },
    `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function origin() {
  return url(['http:', 'https:'])
    .refine((value) => /^\/?$/.test(new URL(value).pathname), 'must have no path')
    .transform((value) => new URL(value).origin);
}

function list<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
    .default([]);
}

function network() {
  return z.string().refine((value) => {
    const [address = '', bits, ...rest] = value.split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  }, 'must be a comma-separated list of addresses or networks such as 10.0.0.0/8');
}

function redis() {
  return z.string().transform((value, context) => {
    const address = readRedisAddress(value);
    if (address) return address;
    context.addIssue({
      code: 'custom',
      message:
        'must be redis://host:port, redis+sentinel://host:port,host:port/name or redis+cluster://host:port,host:port',
    });
    return z.NEVER;
  });
}

function store() {
  return z.string().transform((value, context) => {
    const address = readStoreAddress(value);
    if (typeof address !== 'string') return address;
    context.addIssue({ code: 'custom', message: address });
    return z.NEVER;
  });
}
