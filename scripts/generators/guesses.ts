import type { DocumentedCall } from './documented-call.ts';

/** A field that a caller sends: how it is declared, and a value that is taken. */
export interface Field {
  name: string;
  schema: string;
  sample: unknown;
  /** Nothing but its name says so: it belongs looked at. */
  guessed: boolean;
}

/** By the name of a field, the first that fits; the documents give no types. */
const byName: readonly [RegExp, string, unknown][] = [
  [/^(?:aids|fids|tagids\w*|at_list_current)$/, 'idList(100)', '1'],
  [/^(?:cid|uuid|idhash|identifier|module)$/, 'text(200)', 'text'],
  [/^(?:\w*_)?[a-z]{0,3}id$|^(?:topid|typeid|taskid|categoryid|authorid|[a-z]+Id)$|_fid$/, 'idField', 1],
  [/^(?:is[A-Z_]\w*|isimg|like|favorite)$/, 'flagField', 1],
  [/^(?:time_start|time_end|push_time|banexpirynew)$/, 'whole(0, 4_102_444_800)', 1_700_000_000],
  [/^(?:xcoin|expiration|maxchoices|expire|digestlevel)$/, 'whole(0, 1_000_000)', 1],
  [/^(?:message|reason|userinfo|memberinfo)$/, 'text(20_000)', 'text'],
  [/^(?:base64img|img)$/, 'text(500_000)', 'text'],
  [/^url$/, 'text(2000)', 'text'],
];

/** How a field is declared. Pages and rows a page are the same in every call, and the documents say how many rows. */
export function fieldOf(written: string, defaults: DocumentedCall['defaults'] = {}): Field {
  const name = written.replace(/\?$/, '');
  if (name === 'page') return { name, schema: 'page', sample: 1, guessed: false };
  if (['limit', 'perpage', 'pre_page', 'pageSize'].includes(name)) {
    const rows = defaults[name] ?? 20;
    const schema = rows > 50 ? `limit(${rows}, ${rows})` : `limit(${rows})`;
    return { name, schema, sample: rows, guessed: !(name in defaults) };
  }
  const [, schema, sample] = byName.find(([pattern]) => pattern.test(name)) ?? [/$/, 'text(200)', 'text'];
  return { name, schema: written.endsWith('?') ? `${schema}.optional()` : schema, sample, guessed: true };
}

/** How a place of the answer is declared, by its name. */
export function answerField(name: string): string {
  const field = byName.find(([pattern]) => pattern.test(name))?.[1];
  if (field === 'idField') return 'id';
  if (field === 'flagField' || /^(?:is_\w+|already_\w+)$/.test(name)) return 'flag';
  if (/(?:count|num|total|totalPage)$/i.test(name)) return 'count';
  return name === 'dateline' ? 'dateline' : 'z.string()';
}

/** Who may call, and the sentence of the documents that it is read from. */
export interface AccessGuess {
  access: 'guest' | 'member';
  because: string;
}

/** Areas of the documents whose lists and pages are there to be browsed. */
const browsed = new Set([
  ...['forum', 'thread', 'post', 'poll', 'feed', 'topic', 'group', 'tag', 'discovery', 'search', 'ranking'],
  ...['bug', 'photo', 'photography', 'dreamfund', 'jackpot', 'profile', 'follow', 'medal', 'video'],
]);
const beforeLogin = new Set(['registration', 'thirdparty', 'session']);
const tokens = new Set(['token', 'uid_auth']);

/**
 * The documents don't say of a single call who may make it; they say who may do what (D1 §6, D2 §6). What is read from
 * that belongs looked at.
 */
export function accessOf({ area, method, path, query = [], body = [], headers = [] }: DocumentedCall): AccessGuess {
  const named = [...query, ...body].map((name) => name.replace(/\?$/, '')).find((name) => tokens.has(name));
  if (named) return { access: 'member', because: `it sends ${named}` };
  if (headers.some((header) => header.includes('token'))) return { access: 'member', because: 'it sends the token' };
  if (beforeLogin.has(area)) return { access: 'guest', because: 'D1 §6: a visitor registers and logs in' };
  if (/\/my/i.test(path)) return { access: 'member', because: 'its path names what is one’s own' };
  const reads = method === 'GET' || /(?:list|info)$/i.test(path);
  if (browsed.has(area) && reads) return { access: 'guest', because: 'D2 §6: a visitor may browse' };
  return { access: 'member', because: 'D1 §6, D2 §6: what a member does' };
}
