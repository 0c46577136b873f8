import { posix } from 'node:path';

/** A declaration as it stands in a module of the web: when its part comes, and the module that is loaded. */
const declaration = /\bpart\(\{\s*for: '(\w+)',\s*load: \(\) => import\('([^']+)'\),?\s*\}\)/g;

export interface DeclaredPart {
  for: string;
  /** Its file from the root, or what the build makes. */
  module: string;
}

const moduleOf = (file: string, source: string): string =>
  source.startsWith('.') ? posix.join(posix.dirname(file), source) : source;

/** The parts that a module declares; `file` is its path from the root. */
export const partsIn = (file: string, code: string): DeclaredPart[] =>
  [...code.matchAll(declaration)].map(([, whom, source]) => ({ for: whom!, module: moduleOf(file, source!) }));

/** The module with the catalogue of each part written into its declaration, where `textsOf` names one. */
export const withTexts = (file: string, code: string, textsOf: (module: string) => string | undefined): string =>
  code.replace(declaration, (whole, _, source: string) => {
    const texts = textsOf(moduleOf(file, source));
    return texts === undefined ? whole : whole.replace(/,?\s*\}\)$/, `, texts: ${JSON.stringify(texts)} })`);
  });
