/** A tree of files as a generator sees it: what is there, and what it writes. Paths from the root. */
export class Files {
  readonly #read: (path: string) => string | undefined;
  readonly written = new Map<string, string>();

  constructor(read: (path: string) => string | undefined) {
    this.#read = read;
  }

  text(path: string): string | undefined {
    return this.written.get(path) ?? this.#read(path);
  }

  has(path: string): boolean {
    return this.text(path) !== undefined;
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already`);
    this.written.set(path, text);
  }

  /** Changes a file; where what it holds on to is missing, it says so rather than to leave the change out. */
  change(path: string, find: string | RegExp, put: (found: string) => string): void {
    const text = this.text(path);
    const found = text === undefined ? undefined : typeof find === 'string' ? find : find.exec(text)?.[0];
    if (text === undefined || found === undefined || !text.includes(found))
      throw new Error(`${path} has no ${String(find)}: add it by hand, or mend scripts/generators`);
    this.written.set(
      path,
      text.replace(found, () => put(found)),
    );
  }

  /** Adds an entry to the end of the object or list that begins by `opening`, which ends in its bracket. */
  enter(path: string, opening: string, entry: string): void {
    this.change(path, opening, (found) => found);
    const text = this.text(path)!;
    const begin = text.indexOf(opening) + opening.length;
    const inside = text.slice(begin, endOfBrackets(text, begin)).trimEnd();
    const comma = inside === '' || inside.endsWith(',') ? '' : ',';
    this.written.set(path, `${text.slice(0, begin)}${inside}${comma} ${entry} ${text.slice(begin + inside.length)}`);
  }

  /** Adds a text to a catalogue. */
  say(language: string, domain: string, key: string, words: string): void {
    const path = `contract/texts/${language}/${domain}.json`;
    const texts = { ...JSON.parse(this.text(path) ?? '{}'), [key]: words };
    this.written.set(path, `${JSON.stringify(texts, null, 2)}\n`);
  }

  /** Adds an import; the formatter puts it into its place. */
  import(path: string, line: string): void {
    if (this.text(path)?.includes(line)) return;
    this.change(path, /^import /m, (found) => `${line}\n${found}`);
  }
}

/** Where the bracket closes that was opened before `from`. */
function endOfBrackets(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at++) {
    if ('{['.includes(text[at]!)) open++;
    if (']}'.includes(text[at]!) && --open === 0) return at;
  }
  throw new Error('a bracket that is opened is never closed');
}

export const camel = (text: string): string =>
  text.replace(/-(\w)/g, (_, character: string) => character.toUpperCase());
export const capital = (text: string): string => text.replace(/^\w/, (character) => character.toUpperCase());
/** `pin-thread` -> `Pin thread`. */
export const sentence = (dashed: string): string => capital(dashed.replaceAll('-', ' '));
