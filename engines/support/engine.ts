import { describe } from 'vitest';
import { programOf } from './programs.ts';

export { freePorts, programOf, type Running, scratch, start, until } from './programs.ts';

/** Tests that need programs of some packages; left out, with a line that names the missing ones, where these aren't installed. */
export function withEngines(title: string, needs: Readonly<Record<string, string>>, tests: () => void): void {
  const missing = [
    ...new Set(
      Object.keys(needs)
        .filter((name) => !programOf(name))
        .map((name) => needs[name]!),
    ),
  ];
  if (missing.length === 0) return void describe(title, tests);
  console.log(`left out: ${title} (not installed: ${missing.join(', ')})`);
  describe.skip(title, tests);
}
