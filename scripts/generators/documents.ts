import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentedCall } from './documented-call.ts';
import { answerField, type Field, fieldOf } from './guesses.ts';

/** Every call of the documents that has a path. */
export const readDocumentedCalls = (root: string): DocumentedCall[] =>
  JSON.parse(readFileSync(join(root, 'docs/calls.json'), 'utf8')) as DocumentedCall[];

/** The domain that an area of the documents belongs to, where they have other names. */
const domains: Readonly<Record<string, string>> = {
  ...{ session: 'sign-in', registration: 'sign-in', password: 'sign-in', email: 'proofs', thirdparty: 'sign-in' },
  ...{ profile: 'profiles', medal: 'profiles', follow: 'follows', topic: 'topics', tag: 'topics', group: 'groups' },
  ...{ signin: 'economy', exchange: 'economy', wallet: 'economy', shop: 'store', forum: 'countries', upload: 'media' },
  ...{ thread: 'threads', post: 'threads', poll: 'threads', video: 'threads', draft: 'threads', bug: 'bugs' },
  ...{ feed: 'feeds', discovery: 'ranking', search: 'feeds', task: 'tasks', dreamfund: 'contests' },
  ...{
    photo: 'contests',
    photography: 'contests',
    pm: 'messages',
    groupmessage: 'messages',
    chat: 'messages',
    jackpot: 'draw',
    notice: 'notices',
  },
};

/** The name that a documented call gets where nobody gives it another: its domain, and its id without the area. */
export function nameOf({ id, area }: DocumentedCall): string {
  const domain = domains[area] ?? area;
  const before = [area, domain.replace(/s$/, ''), 'content'].find((word) => id.startsWith(`${word}-`));
  const rest = before === undefined ? id : id.slice(before.length + 1);
  return `${domain}.${rest.replace(/[^a-z0-9-]/g, '-')}`;
}

/** Where each of a call's fields travels. */
export interface Fields {
  params: Field[];
  query: Field[];
  body: Field[];
  signs: Field[];
}

export function fieldsOf({
  path,
  query = [],
  body = [],
  fixedQuery = {},
  fixedBody = {},
  bodyInner,
  defaults,
}: DocumentedCall): Fields {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => fieldOf(name));
  const free = (names: readonly string[], fixed: object): Field[] =>
    [...new Set(names)]
      .filter((name) => !(name in fixed) && name !== 'file' && !params.some((each) => each.name === name))
      .map((name) => fieldOf(name, defaults));
  const sealed = bodyInner?.signs ?? [];
  return {
    params,
    query: free(query, fixedQuery),
    body: sealed.length > 0 ? [] : free(body, fixedBody),
    signs: free(sealed, {}),
  };
}

interface Tree {
  [name: string]: Tree;
}

/** Schemas of an answer's `data` and of what stands beside it, from the places that the documents name. */
export function answerOf({ answer = [], envelope }: DocumentedCall): { output: string; beside: string | undefined } {
  const data: Tree = {};
  const beside: Tree = {};
  const whole = ['other', 'image', 'file'].includes(envelope);
  for (const place of answer.flatMap((each) => each.split('|'))) {
    const steps = place.split('.').filter((step) => /^\w+(?:\[\w*\])?$/.test(step));
    const inData = steps[0] === 'data';
    if (inData) steps.shift();
    if (steps.length === 0 || (!inData && !whole && ['code', 'msg', 'status'].includes(steps[0]!))) continue;
    let at = inData || whole ? data : beside;
    for (const step of steps.map((each) => each.replace(/\[\w*\]/, '[]'))) {
      at[step] ??= {};
      at = at[step];
    }
  }
  return {
    output: schemaOf(data),
    beside: Object.keys(beside).length === 0 ? undefined : schemaOf(beside),
  };
}

function schemaOf(tree: Tree): string {
  const parts = Object.entries(tree).map(([step, inner]) => {
    const name = step.replace('[]', '');
    const schema = Object.keys(inner).length === 0 ? answerField(name) : schemaOf(inner);
    return `${name}: ${step.endsWith('[]') ? `z.array(${schema})` : schema}`;
  });
  return `z.object({ ${parts.join(', ')} })`;
}
