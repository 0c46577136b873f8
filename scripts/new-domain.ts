/**
 * Begins a domain: `npm run new-domain <name>`, with `-- --rank <number>` where contract/order.ts doesn't know it yet. Its
 * first call comes by `npm run new-call`, which does this by itself for a domain that has a rank.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDomain } from './generators/domain.ts';
import { generate } from './generators/write.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { rank: { type: 'string' } } });
const [domain = ''] = positionals;
if (!/^[a-z]+(?:-[a-z]+)*$/.test(domain)) throw new Error('npm run new-domain <name> [-- --rank <number>]');
if (values.rank !== undefined && !/^[1-9]\d?$/.test(values.rank)) throw new Error('a rank is a number from 1 to 99');
const rank = values.rank === undefined ? undefined : Number(values.rank);
generate(join(import.meta.dirname, '..'), (files) => addDomain(files, { domain, rank }));
console.log(`${domain} is a domain without calls: npm run new-call ${domain}.<verb>, or an id of docs/calls.json`);
