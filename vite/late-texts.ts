import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { namesIn, namesWhole } from './named-texts.ts';

/** What is looked at of a file of the browser's code. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>;

/** Files of the browser's code by their names. */
export type Chunks = ReadonlyMap<string, Chunk>;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/** The file that holds a module, by the end of its path. */
export function chunkOf(chunks: Chunks, module: string): Chunk {
  const holding = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!holding) throw new Error(`no chunk holds ${module}`);
  return holding;
}

/** These files with all that they import, but for those that are there already. */
export function withImports(
  chunks: Chunks,
  files: readonly Chunk[],
  there: ReadonlySet<Chunk> = new Set(),
): Set<Chunk> {
  const reached = new Set<Chunk>();
  const reach = (chunk: Chunk | undefined): void => {
    if (!chunk || reached.has(chunk) || there.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) reach(chunks.get(file));
  };
  files.forEach(reach);
  return reached;
}

export const codeOf = (files: Iterable<Chunk>): string => [...files].map(({ code }) => code).join('\n');

/** A part as it stands in a call of `lazyPart`: its file, and its domains of texts. */
const latePart =
  /import\('([^']+)'\)(?:,\s*\(m\) => m\.|\);\s*const \w+ = lazyPart\(\w+, \(m\) => m\.)\w+(?:,\s*\[([^\]]*)\])?/g;

/** Domains of texts that a module's code says a part waits for. */
export const waitsFor = (code: string, module: string, part: string): string[] =>
  [...code.matchAll(latePart)]
    .filter(([, path]) => join(dirname(module), path!) === part)
    .flatMap(([, , domains = '']) => [...domains.matchAll(/'([^']+)'/g)].map(([, domain]) => domain!));

/** A page that has only some texts of some domains. */
export interface PageWithSome {
  chunks: Chunks;
  /** Files that it has from the start or loads while it stands. */
  first: ReadonlySet<Chunk>;
  /** All ids of the domains of which it has some. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** Modules that a module imports when they are needed. */
  importsLate(module: string): readonly string[];
}

const isVirtual = (id: string): boolean => id.includes('virtual:');

/**
 * Parts that come late to a page, with the parts that come late to them, and name a text that neither the page has nor they
 * wait for. Tables of pages are left out: another page has texts of its own. An id that data brings is not seen.
 */
export function partsWithoutTexts({ chunks, first, ids, importsLate }: PageWithSome): string[] {
  const has = namesIn(codeOf(first));
  const lacking = new Set<string>();
  const seen = new Set<string>();

  function look(files: ReadonlySet<Chunk>, domains: readonly string[]): void {
    for (const module of [...files].flatMap(({ moduleIds }) => moduleIds).filter((id) => !isVirtual(id)))
      for (const part of importsLate(module)) if (!isVirtual(part)) lookAt(part, module, domains);
  }

  function lookAt(part: string, module: string, before: readonly string[]): void {
    const waited = waitsFor(readFileSync(module, 'utf8'), module, part);
    const domains = [...new Set([...before, ...waited])].sort();
    const step = `${module} ${part} ${domains}`;
    if (seen.has(step)) return;
    seen.add(step);
    const files = withImports(chunks, [chunkOf(chunks, part)], first);
    const code = codeOf(files);
    const names = namesIn(code);
    for (const domain of Object.keys(ids).filter((each) => !domains.includes(each))) {
      const whole = namesWhole(code, domain);
      const id = ids[domain]!.find((each) => (whole || names(each)) && !has(each));
      if (id)
        lacking.add(
          `${part}, loaded by ${module}, names ${id}: let its lazyPart wait for '${domain}', or its page have it (rootsOf)`,
        );
    }
    look(files, domains);
  }

  look(first, []);
  return [...lacking];
}
