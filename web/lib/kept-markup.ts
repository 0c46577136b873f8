interface Entry {
  /** Digest of what the markup was made of, which is half as long as the markup; it serves as long as this is the same. */
  facts: string;
  html: string;
}

/** A cryptographic digest of a text, so that no two texts have the same. */
export type Digest = (text: string) => string;

const sizeOf = ({ facts, html }: Entry): number => facts.length + html.length;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A string of its own: a piece cut from a page would hold the whole page in memory. */
const copyOf = (text: string): string => decoder.decode(encoder.encode(text));

/**
 * Markup that the server drew, within a bound. What gives way is drawn by lot: a hit then changes nothing, and who reads
 * through the whole site in order does not push out all of it.
 */
export class KeptMarkup {
  readonly #entries = new Map<string, Entry>();
  readonly #keys: string[] = [];
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  find(key: string, facts: string): string | undefined {
    const entry = this.#entries.get(key);
    return entry?.facts === facts ? entry.html : undefined;
  }

  keep(key: string, facts: string, html: string): void {
    const before = this.#entries.get(key);
    if (before) this.#characters -= sizeOf(before);
    else this.#keys.push(key);
    const entry = { facts, html: copyOf(html) };
    this.#entries.set(key, entry);
    this.#characters += sizeOf(entry);
    while (this.#characters > this.#maxCharacters) this.#dropAny();
  }

  #dropAny(): void {
    const at = Math.floor(Math.random() * this.#keys.length);
    const key = this.#keys[at]!;
    const last = this.#keys.pop()!;
    if (at < this.#keys.length) this.#keys[at] = last;
    this.#characters -= sizeOf(this.#entries.get(key)!);
    this.#entries.delete(key);
  }
}

/** The kept markup as one page takes it while it is drawn, and adds to it. */
export class KeptPage {
  /** Stands on both sides of markup that is drawn anew. Nobody can write it in a post: it is made for this page. */
  readonly mark = `kept-${crypto.randomUUID()};`;
  readonly #store: KeptMarkup;
  readonly #digest: Digest;
  readonly #setting: string;
  readonly #fresh: { key: string; facts: string }[] = [];

  /** `setting` tells all that any markup of the page depends on: language, country, data saving. */
  constructor(store: KeptMarkup, digest: Digest, setting: string) {
    this.#store = store;
    this.#digest = digest;
    this.#setting = setting;
  }

  /** The markup called `name`, if it was made of these facts; else it is expected to be drawn between two marks. */
  find(name: string, of: unknown): string | undefined {
    const key = `${name} ${this.#setting}`;
    const facts = this.#digest(JSON.stringify(of));
    const html = this.#store.find(key, facts);
    if (html === undefined) this.#fresh.push({ key, facts });
    return html;
  }

  /** Keeps what was drawn anew, and gives the page without the marks. */
  gather(html: string): string {
    if (this.#fresh.length === 0) return html;
    const parts = html.split(this.mark);
    // A part that failed may have left one of its marks out.
    if (parts.length === 2 * this.#fresh.length + 1) {
      for (const [at, { key, facts }] of this.#fresh.entries()) this.#store.keep(key, facts, parts[2 * at + 1] ?? '');
    }
    return parts.join('');
  }
}
