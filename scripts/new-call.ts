/**
 * Begins a call: `npm run new-call <id>` for one of the documents' table (docs/calls.json), with a name of our own behind
 * it where its own doesn't fit, or `npm run new-call <domain>.<verb>` for one of ours; `-- --read` for one that only
 * reads. The result passes every check as it stands: it refuses `wire.not_open`, and a test says so.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CallSpec } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { ranks } from '../contract/order.ts';
import { languages } from '../contract/primitives/countries.ts';
import { refusals, refusalText } from '../contract/refusals.ts';
import { readSource } from '../server/platform/texts.ts';
import { addCall, type CallPlan } from './generators/call.ts';
import type { DocumentedCall } from './generators/documented-call.ts';
import { fieldsOf, nameOf, readDocumentedCalls } from './generators/documents.ts';
import { accessOf } from './generators/guesses.ts';
import { generate, makeDocument } from './generators/write.ts';

const usage = `npm run new-call <id of docs/calls.json> [<domain>.<verb>]
npm run new-call <domain>.<verb> [-- --read] [-- --says "<English>|<French>|<Hindi>"]`;

const root = join(import.meta.dirname, '..');

/** The refusals of the product whose sentence the documents give to this call. */
function knownRefusals({ errors = [] }: DocumentedCall): string[] {
  const english = readSource('en');
  const said = new Set(errors.flatMap(({ text }) => text ?? []));
  return (Object.keys(refusals) as (keyof typeof refusals)[]).filter((name) => {
    const [domain = '', ...key] = refusalText(name).split('.');
    return said.has(english[domain]?.[key.join('.')] ?? '');
  });
}

function planOf(given: readonly string[], options: { read: boolean; says?: string | undefined }): CallPlan {
  const [first = '', second] = given;
  const documented = readDocumentedCalls(root).find(({ id }) => id === first);
  const name = documented ? (second ?? nameOf(documented)) : first;
  const [, domain, verb] = /^([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (domain === undefined || verb === undefined) throw new Error(`${first} is no id of docs/calls.json\n${usage}`);
  if (!(domain in ranks)) throw new Error(`${domain} is no domain: npm run new-domain ${domain} -- --rank <number>`);
  if (name in calls) throw new Error(`${name} is there already`);
  const bound = Object.entries<CallSpec>(calls).find(([, { id }]) => documented && [id].flat().includes(documented.id));
  if (bound) throw new Error(`${first} is there already: ${bound[0]}`);
  const words = options.says?.split('|');
  if (words && words.length !== languages.length) throw new Error(`--says wants a sentence in each language\n${usage}`);
  return {
    ...{ domain, verb, documented, read: options.read },
    refusals: documented && knownRefusals(documented),
    says: words && Object.fromEntries(languages.map((language, at) => [language, words[at]!])),
  };
}

/** What the documents don't say of a call, and was read from names. */
function guessesIn(documented: DocumentedCall): string[] {
  const { params, query, body, signs } = fieldsOf(documented);
  const { access, because } = accessOf(documented);
  const fields = [...params, ...query, ...body, ...signs].filter(({ guessed }) => guessed);
  return [
    `access ${access} (${because})`,
    ...(documented.answer ? ['the types of what it answers'] : ['all that it answers']),
    ...fields.map(({ name, schema }) => `${name} is ${schema}`),
  ];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'boolean', default: false }, says: { type: 'string' } },
});
const plan = planOf(positionals, values);
const left: string[] = [];
generate(root, (files) => left.push(...addCall(files, plan)));
makeDocument(root);
const listed = left.map((line, at) => `${at + 1}. ${line}`).join('\n');
console.log(`${plan.domain}.${plan.verb} is declared, and refuses wire.not_open. Left to do:\n${listed}`);
if (plan.documented) console.warn(`Guessed, so look at it: ${guessesIn(plan.documented).join('; ')}.`);
