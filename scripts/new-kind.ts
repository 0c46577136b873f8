/**
 * Begins a kind of thread: `npm run new-kind <name> -- --says "<English>|<French>|<Hindi>"`, what it is called among
 * the composer's tools. The result passes every check as it stands: its composer opens, posting refuses `wire.not_open`, and a test
 * says so.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { threadKinds } from '../contract/domains/threads/kinds/made/kinds.ts';
import { languages } from '../contract/primitives/countries.ts';
import { addKind } from './generators/kind.ts';
import { generate, makeDocument } from './generators/write.ts';

const usage = 'npm run new-kind <name, one small word> -- --says "<English>|<French>|<Hindi>"';

const root = join(import.meta.dirname, '..');

/** Code that says a word in quotes: of a kind's name only its own folder and the lists do (tests/kinds.test.ts). */
const saying = (word: string): string[] =>
  globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => new RegExp(`['"]${word}['"]`).test(readFileSync(join(root, file), 'utf8')));

const { positionals, values } = parseArgs({ allowPositionals: true, options: { says: { type: 'string' } } });
const [kind = ''] = positionals;
const words = values.says?.split('|').map((each) => each.trim());
if (!/^[a-z]+$/.test(kind)) throw new Error(usage);
if (kind in threadKinds) throw new Error(`${kind} is there already`);
// What messages and markup would read as something else is no name.
if (words?.length !== languages.length || !words.every((each) => /^[^<>&"'{}]+$/.test(each))) throw new Error(usage);
const namesElsewhere = saying(kind);
if (namesElsewhere.length > 0) throw new Error(`${namesElsewhere[0]} says '${kind}' already: take another word`);

const special = Math.max(...Object.values(threadKinds).map((each) => each.special)) + 1;
const says = Object.fromEntries(languages.map((language, at) => [language, words[at]!]));
generate(root, (files) => addKind(files, { kind, special, says }));
makeDocument(root);
console.log(`Threads of the kind ${kind} are stored as ${special}, and posting one refuses wire.not_open. What it stores and
shows: docs/TOUR.md, third walk. Who may post one follows allowpost, until its kind.ts in contract/ says another flag.`);
