const pieces = /<(\/?)(p|div|li|ul|ol|blockquote)( [^<>]*)?>|<[^<>]*>|[^<]+/g;
const strong = /[\p{L}]/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

interface Block {
  /** Its tag among the pieces put out. */
  at: number;
  /** A direction that was chosen for it, or found. */
  directed: boolean;
}

/**
 * Gives each block of a message its own direction, so that a paragraph in another script than the rest stands as it is
 * read. The browser finds it by the block's first character, but not where that stands in a block within: such a quote or
 * list gets its direction here.
 */
export function withDirections(cleanHtml: string): string {
  const out: string[] = [];
  const open: Block[] = [];
  const direct = (block: Block, dir: string) => {
    out[block.at] = `${out[block.at]?.slice(0, -1)} dir="${dir}">`;
    block.directed = true;
  };
  for (const [piece, end, name, attributes] of cleanHtml.matchAll(pieces)) {
    out.push(piece);
    if (name !== undefined && end === '') open.push({ at: out.length - 1, directed: attributes !== undefined });
    else if (name !== undefined) open.pop();
    if (piece.startsWith('<')) continue;
    const innermost = open.at(-1);
    if (innermost && !innermost.directed) direct(innermost, 'auto');
    const character = strong.exec(piece)?.[0];
    if (character === undefined) continue;
    for (const block of open) if (!block.directed) direct(block, rightToLeft.test(character) ? 'rtl' : 'ltr');
  }
  return out.join('');
}
