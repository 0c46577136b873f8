/**
 * Begins a new call in house style: `npm run new-call threads.reward-post` for a write, with `--read` for a read.
 * Writes the contract's entry, the action or read, its test and the text's key in three languages; then the type
 * check and the tests list what is missing: an action that does nothing, and a test that proves nothing, fail.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ranks } from '../contract/order.ts';
import { languages } from '../contract/primitives/countries.ts';

const root = join(import.meta.dirname, '..');

/** A call to be written, in the spellings that the files need. */
interface Plan {
  domain: string;
  verb: string;
  read: boolean;
}

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const words = (verb: string): string => verb.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
const textKey = (verb: string): string => verb.replaceAll('-', '_');

/** Every file that the plan makes or changes: path from the root -> text. */
export function filesFor(plan: Plan, readText: (path: string) => string | undefined): Map<string, string> {
  const { domain, verb, read } = plan;
  const folder = `server/domains/${domain}/${read ? 'reads' : 'actions'}`;
  const contract = contractFile(plan, readText);
  const files = new Map([
    [contract.path, contract.text],
    [`${folder}/${verb}.ts`, serverFile(plan)],
    [`${folder}/${verb}.test.ts`, testFile(plan)],
  ]);
  if (read) return files;
  for (const language of languages) {
    const path = `contract/texts/${language}/${domain}.json`;
    const texts = { ...JSON.parse(readText(path) ?? '{}'), [textKey(verb)]: '' };
    files.set(path, `${JSON.stringify(texts, null, 2)}\n`);
  }
  return files;
}

/** The entry goes to the end of the domain's table; a domain with many calls keeps reads and writes apart. */
function contractFile(plan: Plan, readText: (path: string) => string | undefined): { path: string; text: string } {
  const folder = `contract/domains/${plan.domain}`;
  for (const path of [`${folder}/${plan.read ? 'read' : 'write'}-calls.ts`, `${folder}/calls.ts`]) {
    const text = readText(path);
    const end = text?.lastIndexOf('\n} as const;') ?? -1;
    if (text !== undefined && end > 0)
      return { path, text: `${text.slice(0, end + 1)}${entry(plan)}${text.slice(end + 1)}` };
  }
  const text = `import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const ${camel(plan.domain)}Calls = {
${entry(plan)}} as const;
`;
  return { path: `${folder}/calls.ts`, text };
}

function entry({ domain, verb, read }: Plan): string {
  const fields = read
    ? `    query: z.object({}),
    output: z.object({}),
`
    : `    body: z.object({}),
    output: z.object({}),
    refusals: [],
    says: '${domain}.${textKey(verb)}',
    writes: true,
    idempotent: true,
    limit: 'write',
    private: true,
`;
  return `  '${domain}.${verb}': defineCall({
    method: '${read ? 'GET' : 'POST'}',
    path: '/v5/${domain}/${camel(verb)}',
    envelope: 'v5',
    access: '${read ? 'guest' : 'member'}',
    summary: '${words(verb)}.',
${fields}  }),
`;
}

function serverFile({ domain, verb, read }: Plan): string {
  const ctx = read ? 'Ctx' : 'MemberCtx';
  return `import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { ${ctx} } from '../../../platform/context.ts';

type Call = Calls['${domain}.${verb}'];

/** ${words(verb)}. */
export async function ${camel(verb)}(_ctx: ${ctx}, _input: InputOf<Call>): Promise<DataOf<Call>> {
  return {};
}
`;
}

/** A test that fails until somebody says what the call does. */
const unproven = (verb: string): string => `test('${words(verb).toLowerCase()}', () => {
  expect.unreachable('make the call, and look at what it changed or gave');
});`;

function testFile({ domain, verb, read }: Plan): string {
  const body = read
    ? `test('a guest may read it', async () => {
  await api.must('${domain}.${verb}');
});

${unproven(verb)}`
    : `test('a guest is told to log in', async () => {
  expect((await api.call('${domain}.${verb}')).error).toBe('wire.unauthorized');
});

test('a member is answered in words', async () => {
  const { token } = await register(api);
  expect((await api.must('${domain}.${verb}', {}, { token })).msg).not.toBe('');
});

${unproven(verb)}`;
  const people = read ? '' : `import { register } from '../../../../tests/support/people.ts';\n`;
  return `import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
${people}
const { api } = await testApp();

${body}
`;
}

function parsePlan(args: readonly string[]): Plan {
  const name = args.find((argument) => !argument.startsWith('--')) ?? '';
  const [, domain, verb] = /^([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? [];
  if (domain === undefined || verb === undefined)
    throw new Error('usage: npm run new-call <domain>.<verb-with-dashes> [-- --read]');
  if (!(domain in ranks)) throw new Error(`${domain} is no domain of contract/order.ts`);
  return { domain, verb, read: args.includes('--read') };
}

function write(plan: Plan): void {
  const readText = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  for (const [path, text] of filesFor(plan, readText)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${relative(process.cwd(), join(root, path))}`);
  }
  const folder = join(root, 'server/domains', plan.domain);
  const binder = ['handlers.ts', 'manifest.ts'].find((name) => readdirSync(folder).includes(name)) ?? 'manifest.ts';
  console.log(`next: bind it in server/domains/${plan.domain}/${binder}, fill in the texts, npm run openapi, npm test`);
}

if (process.argv[1] === import.meta.filename) write(parsePlan(process.argv.slice(2)));
