import { guessedFormat, isKnownTag } from '../../../../contract/primitives/guessed-format.ts';

const entities: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ '#60': '<', '#62': '>', '#34': '"', '#39': "'", '#x3c': '<', '#x3e': '>', '#x22': '"', '#x27': "'" },
};

/** Angle brackets and quotes that were sent as entities. */
const withoutEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|#60|#62|#34|#39|#x3c|#x3e|#x22|#x27);/gi, (_, name: string) => {
    return entities[name.toLowerCase()]!;
  });

const longestName = 20;
const tagName = /^<\/?([a-z][a-z0-9:]*)(?:[\s/>]|$)/i;
const beginsTag = (piece: string): boolean => /^<[!?]/.test(piece) || isKnownTag(tagName.exec(piece)?.[1] ?? '');

/**
 * A text without HTML tags, also without those that are there once others are gone. What is stripped begins as a tag
 * does, so that "1 < 2" stays. Each piece is put down once and taken up once at most.
 */
function withoutTags(text: string): string {
  const parts: string[] = [];
  const open: number[] = [];
  // Pieces begin with `<` or end with `>`, or both.
  for (const piece of text.split(/(?=<)|(?<=>)/)) {
    if (piece.startsWith('<')) open.push(parts.length);
    parts.push(piece);
    if (!piece.endsWith('>')) continue;
    const from = open.pop();
    if (
      from !== undefined &&
      beginsTag(parts[from]!.slice(0, longestName) + (parts[from + 1] ?? '').slice(0, longestName))
    )
      parts.length = from;
  }
  return parts.join('');
}

/**
 * What a client sent that doesn't say it is plain text: entities first, then the tags of HTML (R-CHT-022), trimmed; empty where
 * nothing is left. Where tags are only named, in a sentence, they are words.
 */
export function messageText(sent: string): string {
  const text = withoutEntities(sent);
  return (guessedFormat(text) === 'html' ? withoutTags(text) : text).trim();
}
