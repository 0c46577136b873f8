/** What a file of settings holds. */
export type Yaml = string | number | boolean | null | Yaml[] | { [name: string]: Yaml };

interface Line {
  indent: number;
  text: string;
  at: number;
}

/**
 * Reads as much of YAML as our own files are written in: mappings and lists by indentation, `[…]` and `{…}` on one line, quoted
 * and plain values, `&name`, `*name` and `<<: *name`. Whatever else stands there is an error with its line.
 */
export function readYaml(text: string): Yaml[] {
  return text
    .split(/^---\n/m)
    .map((part) => new Reader(part).document())
    .filter((document) => document !== null);
}

/** The one document of a file, as a mapping. */
export function readOneYaml(text: string): Record<string, Yaml> {
  const [document, ...more] = readYaml(text);
  if (more.length > 0 || !isMapping(document)) throw new Error('it is not one mapping');
  return document;
}

export const isMapping = (value: Yaml | undefined): value is Record<string, Yaml> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Reader {
  #lines: Line[];
  #place = 0;
  #anchors = new Map<string, Yaml>();

  constructor(text: string) {
    this.#lines = text
      .split('\n')
      .map((line, at) => ({ indent: /^ */.exec(line)![0].length, text: withoutComment(line).trim(), at: at + 1 }))
      .filter((line) => line.text !== '');
  }

  document(): Yaml {
    const value = this.#place < this.#lines.length ? this.#block(0) : null;
    const left = this.#lines[this.#place];
    if (left) throw new Error(`line ${left.at} is not understood: ${left.text}`);
    return value;
  }

  #block(least: number): Yaml {
    const line = this.#lines[this.#place];
    if (!line || line.indent < least) return null;
    return line.text.startsWith('- ') ? this.#list(line.indent) : this.#mapping(line.indent);
  }

  #list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (
      let line = this.#lines[this.#place];
      line?.indent === indent && line.text.startsWith('- ');
      line = this.#lines[this.#place]
    ) {
      const text = line.text.slice(2);
      if (/^[\w./-]+:(?: |$)/.test(text)) {
        // A mapping that begins beside the dash.
        Object.assign(line, { indent: indent + 2, text });
        items.push(this.#mapping(indent + 2));
      } else {
        this.#place += 1;
        items.push(this.#inline(text, line));
      }
    }
    return items;
  }

  #mapping(indent: number): Record<string, Yaml> {
    const all: Record<string, Yaml> = {};
    for (let line = this.#lines[this.#place]; line?.indent === indent; line = this.#lines[this.#place]) {
      const [, name, rest = ''] = /^("[^"]*"|[\w./<-]+):(?: +(.*))?$/.exec(line.text) ?? [];
      if (name === undefined) break;
      this.#place += 1;
      const [, anchor, own = ''] = /^(?:&(\w+) *)?(.*)$/.exec(rest) ?? [];
      // A list may stand as far left as its name.
      const below = this.#lines[this.#place];
      const value = own ? this.#inline(own, line) : this.#block(below?.text.startsWith('- ') ? indent : indent + 1);
      if (anchor) this.#anchors.set(anchor, value);
      if (name === '<<') Object.assign(all, value);
      else all[name.replaceAll('"', '')] = value;
    }
    return all;
  }

  #inline(text: string, line: Line): Yaml {
    const flow = new Flow(text, this.#anchors);
    const value = flow.value('');
    if (!flow.isDone) throw new Error(`line ${line.at} is not understood: ${line.text}`);
    return value;
  }
}

/** What stands on one line. */
class Flow {
  #text: string;
  #at = 0;
  #anchors: ReadonlyMap<string, Yaml>;

  constructor(text: string, anchors: ReadonlyMap<string, Yaml>) {
    this.#text = text;
    this.#anchors = anchors;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  #take(pattern: RegExp): string | undefined {
    const match = new RegExp(pattern, 'y');
    match.lastIndex = this.#at;
    const found = match.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** `ends`: marks that end a plain value here. */
  value(ends: string): Yaml {
    if (this.#take(/\[ */)) return this.#items();
    if (this.#take(/\{ */)) return this.#fields();
    const quoted = this.#take(/"[^"]*"|'[^']*'/);
    if (quoted !== undefined) return quoted.slice(1, -1);
    const alias = this.#take(/\*\w+/);
    if (alias === undefined) return plain((this.#take(ends === '' ? /.*/ : /[^,[\]{}]*/) ?? '').trim());
    const known = this.#anchors.get(alias.slice(1));
    if (known === undefined) throw new Error(`${alias} names nothing`);
    return known;
  }

  #items(): Yaml[] {
    const items: Yaml[] = [];
    while (!this.#take(/ *\]/)) {
      if (this.isDone) throw new Error(`a list has no end: ${this.#text}`);
      items.push(this.value(',]'));
      this.#take(/ *, */);
    }
    return items;
  }

  #fields(): Record<string, Yaml> {
    const all: Record<string, Yaml> = {};
    while (!this.#take(/ *\}/)) {
      const name = this.#take(/[\w./<-]+(?=: )/);
      if (name === undefined) throw new Error(`a mapping is not understood: ${this.#text}`);
      this.#take(/: +/);
      const value = this.value(',}');
      if (name === '<<') Object.assign(all, value);
      else all[name] = value;
      this.#take(/ *, */);
    }
    return all;
  }
}

function plain(text: string): Yaml {
  if (text === '' || text === 'null' || text === '~') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A mark within quotes, or within a word, begins no comment. */
function withoutComment(line: string): string {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at]!;
    if (quote) quote = mark === quote ? '' : quote;
    else if ((mark === '"' || mark === "'") && /[\s[{,(]/.test(line[at - 1] ?? ' ')) quote = mark;
    else if (mark === '#' && /\s/.test(line[at - 1] ?? ' ')) return line.slice(0, at);
  }
  return line;
}
