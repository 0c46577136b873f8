import { namesIn } from './named-texts.ts';

/** What is looked at of a file of the browser's code. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
  /** What is left in it of each module, by the module's id. */
  modules: Readonly<Record<string, { code: string | null }>>;
}

export interface BuiltCode {
  chunks: readonly Chunk[];
  /** Modules that a module imports: at once, and when they are needed. */
  importsOf(module: string): { now: readonly string[]; late: readonly string[] };
  /** Whether a module is a part that comes with what names it: for members, or for wide windows. */
  comesAlong(module: string): boolean;
}

/** The texts that some modules bring: those that they name, and all that they import, and what comes along with it. */
export class PartTexts {
  readonly #built: BuiltCode;
  readonly #files: ReadonlyMap<string, Chunk>;
  readonly #holding: ReadonlyMap<string, Chunk>;

  constructor(built: BuiltCode) {
    this.#built = built;
    this.#files = new Map(built.chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#holding = new Map(built.chunks.flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk])));
  }

  /** Whether code that these modules load names the id of a text, theirs or not. */
  inFiles(modules: readonly string[]): (id: string) => boolean {
    return namesIn([...this.#loaded(modules)].flatMap(codesIn()).join('\n'));
  }

  /** Whether these modules name the id of a text, or what they import and load with it. */
  named(modules: readonly string[]): (id: string) => boolean {
    const along = new Set<string>();
    let theirs: Set<string>;
    let loaded: Set<Chunk>;
    let count: number;
    do {
      count = along.size;
      const all = [...modules, ...along];
      theirs = this.#imported(all);
      loaded = this.#loaded(all);
      // A face names more than is taken of it: what is in no file that these modules load is not theirs.
      for (const module of [...loaded].flatMap((chunk) => Object.keys(chunk.modules)))
        if (theirs.has(module))
          for (const part of this.#built.importsOf(module).late) if (this.#built.comesAlong(part)) along.add(part);
    } while (along.size > count);
    return namesIn([...loaded].flatMap(codesIn(theirs)).join('\n'));
  }

  #imported(modules: readonly string[]): Set<string> {
    const seen = new Set<string>();
    const reach = (module: string): void => {
      if (seen.has(module)) return;
      seen.add(module);
      this.#built.importsOf(module).now.forEach(reach);
    };
    modules.forEach(reach);
    return seen;
  }

  /** Files that hold some modules, with all that they import. */
  #loaded(modules: readonly string[]): Set<Chunk> {
    const files = new Set<Chunk>();
    const load = (chunk: Chunk | undefined): void => {
      if (!chunk || files.has(chunk)) return;
      files.add(chunk);
      for (const file of chunk.imports) load(this.#files.get(file));
    };
    for (const module of modules) load(this.#holding.get(module));
    return files;
  }
}

/** The code of a file's modules, or of some of them. */
const codesIn =
  (some?: ReadonlySet<string>) =>
  ({ modules }: Chunk): string[] =>
    Object.entries(modules).map(([id, { code }]) => (some && !some.has(id) ? '' : (code ?? '')));
