import type { Rolldown } from 'vite';
import { namesIn } from './named-texts.ts';

/** What is looked at of a file of the browser's code. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>;

export interface BuiltCode {
  chunks: readonly Chunk[];
  /** Modules that a module imports when they are needed. */
  importsLate(module: string): readonly string[];
  /** Whether a module is a part that comes with what names it: for members, or for wide windows. */
  comesAlong(module: string): boolean;
}

/** The texts that some modules bring: those that their code names, all that it imports, and what comes along with it. */
export class PartTexts {
  readonly #built: BuiltCode;
  readonly #files: ReadonlyMap<string, Chunk>;
  readonly #holding: ReadonlyMap<string, Chunk>;

  constructor(built: BuiltCode) {
    this.#built = built;
    this.#files = new Map(built.chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#holding = new Map(built.chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  }

  /** Whether the code of these modules names the id of a text. */
  named(modules: readonly string[]): (id: string) => boolean {
    const reached = new Set<Chunk>();
    const reach = (chunk: Chunk | undefined): void => {
      if (!chunk || reached.has(chunk)) return;
      reached.add(chunk);
      for (const file of chunk.imports) reach(this.#files.get(file));
      for (const part of chunk.moduleIds.flatMap((id) => this.#built.importsLate(id)))
        if (this.#built.comesAlong(part)) reach(this.#holding.get(part));
    };
    for (const module of modules) reach(this.#holding.get(module));
    return namesIn([...reached].map(({ code }) => code).join('\n'));
  }
}
