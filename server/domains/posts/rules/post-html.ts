import { fewJoinedAmong } from '../../../../contract/primitives/joined.ts';
import { linkRel, writtenAddresses } from '../../../../contract/primitives/links.ts';
import { fewMarksAfter, unitsOfMarks } from '../../../../contract/primitives/marks.ts';
import { escapeText } from './plain-text.ts';

export type BlockName = 'p' | 'div' | 'li' | 'ul' | 'ol' | 'blockquote';
export type MarkName = 'strong' | 'b' | 'em' | 'i' | 'u' | 's';

interface Block {
  name: BlockName;
  dir: string;
  /** Its tag stands in the output: a block without content never does. */
  written: boolean;
}

/** A mark or a link around words; `open` is its whole tag. */
interface Style {
  name: MarkName | 'a';
  open: string;
}

interface Piece {
  text?: string;
  /** An element without content: a line break or a picture. */
  element?: string;
  styles: readonly Style[];
}

const deepestNesting = 20;
/** More links than these aren't made of written addresses: each takes many times its length. */
const mostLinks = 100;
/** Room for all links of a post, more than any post may take: a link that is open is written anew in each line. */
const roomOfLinks = 200_000;
const isList = (block: Block | undefined): boolean => block?.name === 'ul' || block?.name === 'ol';

/**
 * Puts a post's HTML together so that it obeys the content model whatever is asked for: items stand in lists, paragraphs
 * hold words only, marks and links stand innermost, are closed in order and hold none of their own kind. No parser moves
 * any of it, wherever it is put, and making it again from itself changes nothing.
 */
export class PostHtml {
  #out = '';
  #blocks: Block[] = [];
  /** Blocks that were too deep to be opened, by name: their ends close nothing. */
  #tooDeep = new Map<BlockName, number>();
  #styles: readonly Style[] = [];
  #line: Piece[] = [];
  /** Where the last line ended: what follows it without a tag between begins a new one all the same. */
  #lineEnd = -1;
  #links = 0;
  #roomLeft = roomOfLinks;

  openBlock(name: BlockName, dir: string): void {
    this.#endLine();
    if (this.#top()?.name === 'p') this.#pop();
    if (name === 'li') this.#closeItem();
    const around: BlockName | undefined =
      name === 'li' ? (isList(this.#top()) ? undefined : 'ul') : isList(this.#top()) ? 'li' : undefined;
    const depth = this.#blocks.length + (around ? 2 : 1) + (name === 'ul' || name === 'ol' ? 1 : 0);
    if (depth > deepestNesting) {
      this.#tooDeep.set(name, (this.#tooDeep.get(name) ?? 0) + 1);
      return;
    }
    if (around) this.#push(around, '');
    this.#push(name, dir);
  }

  closeBlock(name: BlockName): void {
    this.#endLine();
    const tooDeep = this.#tooDeep.get(name) ?? 0;
    if (tooDeep > 0) {
      this.#tooDeep.set(name, tooDeep - 1);
      return;
    }
    const at = this.#blocks.findLastIndex((block) => block.name === name);
    // An item's end is that of the innermost list.
    if (at < 0 || (name === 'li' && this.#blocks.slice(at + 1).some(isList))) return;
    while (this.#blocks.length > at) this.#pop();
  }

  /** From here on words are marked so, until the mark is taken off. */
  mark(name: MarkName): void {
    if (this.#styles.some((style) => style.name === name)) return;
    this.#styles = [...this.#styles, { name, open: `<${name}>` }];
  }

  unmark(name: MarkName | 'a'): void {
    this.#styles = this.#styles.filter((style) => style.name !== name);
  }

  /** From here on words lead to an address; a link within a link ends it. */
  link(address: string): void {
    this.unmark('a');
    this.#styles = [...this.#styles, linkTo(address)];
  }

  text(text: string): void {
    if (text === '') return;
    const last = this.#line.at(-1);
    if (last?.text !== undefined && sameStyles(last.styles, this.#styles)) last.text += text;
    else this.#line.push({ text, styles: this.#styles });
  }

  element(html: '<br />' | `<img data-aid="${string}" />`): void {
    this.#line.push({ element: html, styles: this.#styles });
  }

  end(): string {
    this.#endLine();
    while (this.#blocks.length > 0) this.#pop();
    return this.#out;
  }

  #top(): Block | undefined {
    return this.#blocks.at(-1);
  }

  #push(name: BlockName, dir: string): void {
    this.#blocks.push({ name, dir, written: false });
  }

  #pop(): void {
    const block = this.#blocks.pop();
    if (block?.written) this.#out += `</${block.name}>`;
  }

  /** A new item ends the one before it in the same list. */
  #closeItem(): void {
    const at = this.#blocks.findLastIndex(({ name }) => name !== 'p' && name !== 'div');
    if (this.#blocks[at]?.name !== 'li') return;
    while (this.#blocks.length > at) this.#pop();
  }

  /** Writes what stands since the last block began or ended. */
  #endLine(): void {
    const line = tidied(this.#line);
    this.#line = [];
    if (line.length === 0) return;
    if (this.#blocks.length === 0) this.#push('p', '');
    else if (isList(this.#top())) this.#push('li', '');
    for (const block of this.#blocks) {
      if (!block.written) this.#out += `<${block.name}${block.dir && ` dir="${block.dir}"`}>`;
      block.written = true;
    }
    if (this.#out.length === this.#lineEnd) this.#out += '<br />';
    this.#writeLine(line);
    this.#lineEnd = this.#out.length;
    if (this.#top()?.name === 'p') this.#pop();
  }

  #writeLine(line: readonly Piece[]): void {
    let open: readonly Style[] = [];
    const turnTo = (wanted: readonly Style[]) => {
      const styles = this.#roomLeft > 0 ? wanted : wanted.filter(({ name }) => name !== 'a');
      const same = styles.findIndex((style, at) => style.open !== open[at]?.open);
      const shared = same < 0 ? styles.length : same;
      for (const style of open.slice(shared).toReversed()) this.#out += `</${style.name}>`;
      for (const style of styles.slice(shared)) {
        if (style.name === 'a') {
          this.#links += 1;
          this.#roomLeft -= style.open.length;
        }
        this.#out += style.open;
      }
      open = styles;
    };
    for (const { text, element, styles } of line) {
      if (element !== undefined) {
        turnTo(styles);
        this.#out += element;
        continue;
      }
      const linked = styles.some(({ name }) => name === 'a');
      for (const part of linked ? [{ text: text ?? '' }] : writtenAddresses(text ?? '')) {
        const leads = 'address' in part && part.address !== undefined && this.#links < mostLinks;
        turnTo(leads ? [...styles, linkTo(part.address as string)] : styles);
        this.#out += escapeText(part.text);
      }
    }
    turnTo([]);
  }
}

const linkTo = (address: string): Style => ({
  name: 'a',
  open: `<a href="${escapeText(address).replaceAll('"', '&quot;')}" rel="${linkRel}">`,
});

const sameStyles = (one: readonly Style[], other: readonly Style[]): boolean =>
  one === other || (one.length === other.length && one.every((style, at) => style.open === other[at]?.open));

/** A line without the blanks that it begins with, which no browser shows, and with few marks on each character. */
function tidied(pieces: readonly Piece[]): Piece[] {
  const line: Piece[] = [];
  let before = '';
  for (const piece of pieces) {
    if (piece.text === undefined) {
      line.push(piece);
      before = '';
      continue;
    }
    const whole = piece.text.replace(/\r\n?/g, '\n').toWellFormed();
    const text = fewMarksAfter(before, line.length === 0 ? whole.replace(/^[ \t\n\f]+/, '') : whole);
    before = (before + text).slice(-unitsOfMarks);
    if (text !== '') line.push({ ...piece, text });
  }
  // Characters are joined across elements as well; what stands between texts and is none only makes the bound stricter.
  const texts = fewJoinedAmong(line.map(({ text = '' }) => text));
  return line.map((piece, at) => (piece.text === undefined ? piece : { ...piece, text: texts[at]! }));
}
