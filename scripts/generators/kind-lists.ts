import { camel, capital } from './files.ts';
import { importsOf, type List, linesOf, note, type Part } from './list.ts';

/** Declared by a file of this name in each kind's folder of a room; `what` ends the name that the file exports. */
const ofKinds = (
  room: 'contract/domains' | 'server/domains' | 'web/features',
  file: string,
  what: string,
  write: List['write'],
): List => ({
  from: new RegExp(`^${room}/threads/kinds/(?!made/)([\\w-]+)/${file}\\.ts$`),
  named: (kind) => `${camel(kind)}${what}`,
  write,
});

/** A kind's name before its part. */
const entryOf = ({ of, name }: Part): string => (camel(of) === name ? name : `${camel(of)}: ${name}`);

const byOrder = (parts: readonly Part[], orderOf: (part: Part) => number): Part[] =>
  parts.toSorted((one, other) => orderOf(one) - orderOf(other));

const kindFacts = ofKinds('contract/domains', 'kind', 'Kind', (parts, orderOf) => {
  const entries = byOrder(parts, orderOf).map(entryOf);
  return `${note}
${importsOf(parts)}
/** Every kind of thread, by its name. */
export const threadKinds = {
${linesOf(entries)}} as const;
`;
});

/** Plain is the thread itself, without a part of its own. */
const isPlain = (path: string): boolean => path.includes('/plain/');

const kindParts: List = {
  ...kindFacts,
  leaves: isPlain,
  write(parts, orderOf) {
    const kinds = byOrder(parts, orderOf).map(({ of, name }) => ({ facts: name, kind: camel(of) }));
    const imports = parts.flatMap(({ of, name, from }) => [
      { name, from },
      { name: `${camel(of)}Shape`, from: from.replace('/kind.ts', '/shapes.ts') },
    ]);
    return `${note}
import type { z } from 'zod';
${imports.map(({ name, from }) => `import { ${name} } from '${from}';\n`).join('')}
/** The shape of the field that a kind adds to a thread. */
export const kindFields = {
${linesOf(kinds.map(({ facts, kind }) => `[${facts}.field]: ${kind}Shape.nullable()`))}} as const;

/** What the kinds add to a thread. */
export type KindAnswers = { [F in keyof typeof kindFields]: z.output<(typeof kindFields)[F]> };

/** The part of it that all readers see alike, as live messages carry it. */
export const kindShared = {
${linesOf(kinds.map(({ facts, kind }) => `[${facts}.field]: ${kind}Shape.omit({ own: true }).optional()`))}} as const;
`;
  },
};

const kindRefusals = ofKinds(
  'contract/domains',
  'refusals',
  'Refusals',
  (parts) => `${note}
${importsOf(parts)}
/** What a kind's calls may refuse, beside what any thread's do. */
export const kindRefusals = {
${linesOf(parts.map(({ name }) => `...${name}`))}} as const;
`,
);

const nameType = (depth: number): string =>
  `import type { KindName } from '${'../'.repeat(depth)}contract/domains/threads/kinds.ts';\n`;

/** A line that stands among the imports of the parts, by its path. */
const among = (parts: readonly Part[], line: string, from: string): string =>
  `${importsOf(parts.filter((part) => part.from < from))}${line}\n${importsOf(parts.filter((part) => part.from > from))}`;

const serverKinds = ofKinds(
  'server/domains',
  'kind',
  '',
  (parts) => `${note}
${nameType(5)}${among(parts, "import { type ListedKind, listed } from '../kind.ts';", '../kind.ts')}
/** Every kind of thread: one that is missing does not compile. */
export const kinds: { readonly [N in KindName]: ListedKind } = {
${linesOf(parts.map(({ of, name }) => `${camel(of)}: listed('${of}', ${name})`))}};
`,
);

const webKinds = ofKinds(
  'web/features',
  'kind',
  '',
  (parts) => `${note}
${nameType(5)}${among(parts, "import type { WebKind } from '../kind.ts';", '../kind.ts')}
/** Every kind of thread on screen: one that is missing does not compile. */
export const kinds: { readonly [N in KindName]: WebKind } = {
${linesOf(parts.map(entryOf))}};
`,
);

const webComposed: List = {
  ...ofKinds('web/features', 'composed', '', (parts, orderOf) => {
    const entries = byOrder(parts, orderOf).map(entryOf);
    return `${note}
${nameType(5)}${among(parts, "import type { ComposedKind } from '../kind.ts';", '../kind.ts')}
/** How every kind but plain is written, in the order of their tools: one that is missing does not compile. */
export const composedKinds: { readonly [N in Exclude<KindName, 'plain'>]: ComposedKind } = {
${linesOf(entries)}};
`;
  }),
  named: (kind) => `composed${capital(camel(kind))}`,
};

/** The lists of kinds of threads, by the path of the file that is made. */
export const kindLists: Readonly<Record<string, List>> = {
  'contract/domains/threads/kinds/made/kinds.ts': kindFacts,
  'contract/domains/threads/kinds/made/parts.ts': kindParts,
  'contract/domains/threads/kinds/made/refusals.ts': kindRefusals,
  'server/domains/threads/kinds/made/kinds.ts': serverKinds,
  'web/features/threads/kinds/made/kinds.ts': webKinds,
  'web/features/threads/kinds/made/composed.ts': webComposed,
};
