import { languages } from '../../contract/primitives/countries.ts';
import type { DocumentedCall } from './documented-call.ts';
import { answerOf, type Fields, fieldsOf } from './documents.ts';
import { addDomain } from './domain.ts';
import { camel, type Files, sentence } from './files.ts';
import { accessOf, type Field } from './guesses.ts';

/** A call to be begun. */
export interface CallPlan {
  domain: string;
  verb: string;
  /** The row of the documents' table; absent for a call of our own. */
  documented?: DocumentedCall | undefined;
  /** It only reads, though it may be sent by POST; one by GET always does. */
  read?: boolean | undefined;
  /** Names of refusals that the product has and the documents name here. */
  refusals?: readonly string[] | undefined;
  /** What it says on success, by language. */
  says?: Readonly<Record<string, string>> | undefined;
}

const accessIn = ({ documented }: CallPlan): 'guest' | 'member' =>
  documented ? accessOf(documented).access : 'member';

/** The call's file and function: its verb, with what it is about where that alone can't be a function's name. */
const actOf = ({ domain, verb }: CallPlan): string =>
  ['delete', 'new', 'in', 'with', 'for', 'switch', 'private', 'public'].includes(verb)
    ? `${verb}-${domain.replace(/s$/, '')}`
    : verb;

const none: Fields = { params: [], query: [], body: [], signs: [] };

/**
 * Begins a call: its declaration, what binds it, an action or a read that refuses `wire.not_open`, a test that says so,
 * and its sample for the sweeps; with the folders of a new domain where it is the first of one. Gives what is left to do, in
 * the order of doing it.
 */
export function addCall(files: Files, plan: CallPlan): string[] {
  const { domain, verb, documented } = plan;
  const fields = documented ? fieldsOf(documented) : none;
  const read = plan.read === true || documented?.method === 'GET';
  if (!files.has(`server/domains/${domain}/manifest.ts`)) addDomain(files, { domain });
  const declared = declare(files, plan, read, fields);
  const folder = `server/domains/${domain}/${read ? 'reads' : 'actions'}`;
  files.create(`${folder}/${actOf(plan)}.ts`, serverFile(plan));
  files.create(`${folder}/${actOf(plan)}.test.ts`, testFile(plan, sampleOf(fields)));
  bind(files, plan, `./${read ? 'reads' : 'actions'}/${actOf(plan)}.ts`);
  sampleFor(files, plan, read, sampleOf(fields));
  for (const language of plan.says ? languages : []) files.say(language, domain, camel(verb), plan.says![language]!);
  return [
    `${declared}: who may make it, its ${read ? 'query' : 'body'}, what it answers and may refuse; then npm run made`,
    `${folder}/${actOf(plan)}.ts: what it does, in place of wire.not_open`,
    `${folder}/${actOf(plan)}.test.ts and server/domains/${domain}/testing/calls.ts: what is true once it is open`,
    `contract/domains/${domain}/refusals.ts: new refusals, each with its text in ${languages.join(', ')}`,
    `tests/figures/${domain}.ts: where new limits come from; tests/mutations/${domain}.ts: a break that its test notices`,
    `web/features/${domain}/: call('${domain}.${verb}', …)`,
  ];
}

const callsOf = (domain: string): string => `${camel(domain)}Calls`;

/** The entry goes to the end of the domain's table; a domain with many calls has them in several files, which calls.ts joins. */
function declare(files: Files, plan: CallPlan, read: boolean, fields: Fields): string {
  const { domain } = plan;
  const folder = `contract/domains/${domain}`;
  const entry = entryOf(plan, read, fields);
  const parts = (files.text(`${folder}/calls.ts`) ?? '').matchAll(/from '\.\/([\w-]+-calls\.ts)'/g);
  const tables = [
    `${folder}/${read ? 'read' : 'write'}-calls.ts`,
    `${folder}/calls.ts`,
    ...[...parts].map(([, name]) => `${folder}/${name}`),
  ];
  const path = tables.find((each) => files.text(each)?.includes('\n} as const;'));
  if (path === undefined) {
    files.create(
      `${folder}/calls.ts`,
      `import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const ${callsOf(domain)} = {
${entry}} as const;
`,
    );
  } else {
    // To the last of its tables: it may have several in one file.
    const text = files.text(path)!;
    const end = text.lastIndexOf('\n} as const;');
    const before = /export const \w+ = \{ \.\.\./.test(text.slice(text.lastIndexOf('export const')))
      ? text.lastIndexOf('\n} as const;', text.lastIndexOf('export const'))
      : end;
    files.written.set(path, `${text.slice(0, before + 1)}${entry}${text.slice(before + 1)}`);
  }
  const declaredIn = path ?? `${folder}/calls.ts`;
  const needed = [
    'page',
    'limit',
    'idField',
    'idList',
    'flagField',
    'whole',
    'text',
    'id',
    'count',
    'flag',
    'dateline',
  ].filter((name) =>
    new RegExp(`(?<![\\w.'])${name}(?=[(,\\s.)])(?!:)`).test(entry.replace(/summary: .*|path: .*|source: .*/g, '')),
  );
  if (needed.length > 0) importFields(files, declaredIn, needed);
  if (!files.text(declaredIn)!.includes("from 'zod'")) files.import(declaredIn, "import { z } from 'zod';");
  return declaredIn;
}

/** Joins names to the import of contract/primitives/fields.ts. */
function importFields(files: Files, path: string, names: readonly string[]): void {
  const own = /import \{([^}]*)\} from '\.\.\/\.\.\/primitives\/fields\.ts';/.exec(files.text(path)!);
  const all = new Set([...(own?.[1] ?? '').split(','), ...names].map((name) => name.trim()).filter(Boolean));
  const line = `import { ${[...all].sort().join(', ')} } from '../../primitives/fields.ts';`;
  if (own) files.change(path, own[0], () => line);
  else files.import(path, line);
}

const objectOf = (fields: readonly Field[]): string =>
  `z.object({ ${fields.map(({ name, schema }) => (name === schema ? name : `${name}: ${schema}`)).join(', ')} })`;

const part = (name: string, fields: readonly Field[]): string =>
  fields.length === 0 ? '' : `    ${name}: ${objectOf(fields)},\n`;

function entryOf(plan: CallPlan, read: boolean, fields: Fields): string {
  const { domain, verb, documented, says, refusals = [] } = plan;
  const { output, beside } = documented ? answerOf(documented) : { output: 'z.object({})', beside: undefined };
  const { fixedQuery, fixedBody } = documented ?? {};
  const fixed = { ...(fixedQuery && { query: fixedQuery }), ...(fixedBody && { body: fixedBody }) };
  const writing = `    writes: true,
    idempotent: true,
    limit: 'write',
`;
  const files = [...(documented?.body ?? [])].includes('file') ? "    files: ['file'],\n" : '';
  return `${commentOf(documented)}  '${domain}.${verb}': defineCall({
${documented ? `    id: '${documented.id}',\n` : ''}    method: '${documented?.method ?? (read ? 'GET' : 'POST')}',
    path: '${documented?.path ?? `/v5/${domain}/${camel(verb)}`}',
    envelope: '${documented?.envelope ?? 'v5'}',
    access: '${accessIn(plan)}',
    summary: '${sentence(verb)}: not open yet.',
${documented ? `    source: '${documented.section.join(', ')}',\n` : ''}${Object.keys(fixed).length > 0 ? `    fixed: ${JSON.stringify(fixed)},\n` : ''}${part('params', fields.params)}${part('query', fields.query)}${part('body', fields.body)}${part('signs', fields.signs)}${documented ? '' : `    ${read ? 'query' : 'body'}: z.object({}),\n`}${files}    output: ${output},
${beside ? `    beside: ${beside},\n` : ''}    refusals: [${['wire.not_open', ...refusals].map((name) => `'${name}'`).join(', ')}],
${says ? `    says: '${domain}.${camel(verb)}',\n` : ''}${read ? '' : writing}  }),
`;
}

/** What the documents say of failures, for the author of the call. */
function commentOf(documented: DocumentedCall | undefined): string {
  const failures = (documented?.errors ?? []).map(({ code, text, effect }) =>
    [code, text, effect].filter((each) => each !== null).join(', '),
  );
  return [...new Set(failures)].map((line) => `  // On failure the documents say: ${line}.\n`).join('');
}

function serverFile(plan: CallPlan): string {
  const { domain, verb } = plan;
  const context = accessIn(plan) === 'guest' ? 'Ctx' : 'MemberCtx';
  const beside = plan.documented !== undefined && answerOf(plan.documented).beside !== undefined;
  const result = beside ? '{ data: DataOf<Call>; beside: BesideOf<Call> }' : 'DataOf<Call>';
  return `import type { ${beside ? 'BesideOf, ' : ''}DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { ${context} } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

type Call = Calls['${domain}.${verb}'];

/** ${sentence(verb)}: declared, and not open yet. */
export async function ${camel(actOf(plan))}(_ctx: ${context}, _input: InputOf<Call>): Promise<${result}> {
  return refuse('wire.not_open');
}
`;
}

const sampleOf = ({ params, query, body, signs }: Fields): Record<string, unknown> =>
  Object.fromEntries([...params, ...query, ...body, ...signs].map(({ name, sample }) => [name, sample]));

function testFile(plan: CallPlan, sample: object): string {
  const { domain, verb, documented } = plan;
  const isOpen = accessIn(plan) === 'guest';
  const sealed = documented?.bodyInner?.signs !== undefined;
  const input = sealed ? 'await api.seal(input)' : 'input';
  return `import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { register } from '../../../../tests/support/people.ts';

const { api } = await testApp();
const input = ${JSON.stringify(sample)};

test('a guest is answered ${isOpen ? 'that it is not open yet' : 'to log in'}', async () => {
  expect((await api.call('${domain}.${verb}', ${input})).error).toBe('wire.${isOpen ? 'not_open' : 'unauthorized'}');
});

test('a member is answered that it is not open yet', async () => {
  const { token } = await register(api);
  expect((await api.call('${domain}.${verb}', ${input}, { token })).error).toBe('wire.not_open');
});
`;
}

/** Binds the handler in the manifest, by the name of its file. */
function bind(files: Files, plan: CallPlan, from: string): void {
  const { domain, verb } = plan;
  const act = camel(actOf(plan));
  const manifest = `server/domains/${domain}/manifest.ts`;
  files.import(manifest, `import { ${act} } from '${from}';`);
  files.change(manifest, 'handlers: {', (found) => `${found}\n      '${domain}.${verb}': ${act},`);
  if (!files.text(manifest)!.includes('DomainParts<never>')) return;
  files.import(manifest, `import type { ${callsOf(domain)} } from '../../../contract/domains/${domain}/calls.ts';`);
  files.change(manifest, 'DomainParts<never>', () => `DomainParts<keyof typeof ${callsOf(domain)}>`);
}

/**
 * What the sweeps know of the call. It is said to refuse what another names, by the refusal that it gives to all: who
 * opens the call has to say then what another member's things are to it.
 */
function sampleFor(files: Files, { domain, verb }: CallPlan, read: boolean, sample: object): void {
  const path = `server/domains/${domain}/testing/calls.ts`;
  const given = JSON.stringify(sample);
  const good = given === '{}' ? '' : `good: ${given}, `;
  const line = `  '${domain}.${verb}': { ${good}whose: { input: () => (${given}), refusal: 'wire.not_open' }${read ? '' : `, sound: () => (${given})`} },\n`;
  if (files.has(path)) {
    files.change(path, /\n\};\n$/, (found) => `\n${line}${found.slice(1)}`);
    return;
  }
  files.create(
    path,
    `import type { ${callsOf(domain)} } from '../../../../contract/domains/${domain}/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof ${callsOf(domain)}> = {
${line}};
`,
  );
}
