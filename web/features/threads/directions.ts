import { directionBy, type Letters, lettersOf } from '../../lib/direction.ts';

const pieces = /<(\/?)(p|div|li|ul|ol|blockquote)( [^<>]*)?>|<[^<>]*>|[^<]+/g;
const entity = /&#?\w+;/g;

interface Block {
  /** Its tag among the pieces put out. */
  at: number;
  /** The writer chose a direction for it. */
  directed: boolean;
  /** Letters of its own words; null where it has none of its own. */
  own: Letters | null;
  /** Letters of all that stands in it. */
  all: Letters;
}

const add = (to: Letters, { rtl, ltr }: Letters): void => {
  to.rtl += rtl;
  to.ltr += ltr;
};

/** What a block is given: by its own words, else by those of the blocks within it, where the browser would not look. */
function directionOfBlock({ directed, own, all }: Block): string | undefined {
  if (directed) return undefined;
  if (own) return directionBy(own);
  if (all.rtl + all.ltr === 0) return undefined;
  return all.rtl > all.ltr ? 'rtl' : 'ltr';
}

/**
 * Gives each block of a message its own direction, by the greater part of its letters, so that a paragraph in another
 * script than the rest stands as it is read, and a quoted word at its beginning turns none of it.
 */
export function withDirections(cleanHtml: string): string {
  const out: string[] = [];
  const open: Block[] = [];
  for (const [piece, end, name, attributes] of cleanHtml.matchAll(pieces)) {
    out.push(piece);
    if (name !== undefined && end === '')
      open.push({ at: out.length - 1, directed: attributes !== undefined, own: null, all: { rtl: 0, ltr: 0 } });
    else if (name !== undefined) close(open.pop(), open.at(-1), out);
    const block = open.at(-1);
    if (piece.startsWith('<') || !block) continue;
    const letters = lettersOf(piece.replace(entity, ''));
    block.own ??= { rtl: 0, ltr: 0 };
    add(block.own, letters);
    add(block.all, letters);
  }
  return out.join('');
}

function close(block: Block | undefined, around: Block | undefined, out: string[]): void {
  if (!block) return;
  if (around) add(around.all, block.all);
  const dir = directionOfBlock(block);
  if (dir) out[block.at] = `${out[block.at]?.slice(0, -1)} dir="${dir}">`;
}
