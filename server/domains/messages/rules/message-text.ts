const entities: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ '#60': '<', '#62': '>', '#34': '"', '#39': "'", '#x3c': '<', '#x3e': '>', '#x22': '"', '#x27': "'" },
};

/** Angle brackets and quotes that were sent as entities. */
const withoutEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|#60|#62|#34|#39|#x3c|#x3e|#x22|#x27);/gi, (_, name: string) => {
    return entities[name.toLowerCase()]!;
  });

const beginsTag = /^<[/!?a-z]/i;

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
    if (from !== undefined && beginsTag.test(parts[from]!.slice(0, 2) + (parts[from + 1] ?? '').slice(0, 1)))
      parts.length = from;
  }
  return parts.join('');
}

/** What was written, as it is sent: entities first, then tags (R-CHT-022), trimmed; empty where nothing is left. */
export const messageText = (sent: string): string => withoutTags(withoutEntities(sent)).trim();
