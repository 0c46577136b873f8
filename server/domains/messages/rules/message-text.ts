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
 * does, so that "1 < 2" stays. Each character is put down once and taken up once at most.
 */
function withoutTags(text: string): string {
  const kept: string[] = [];
  const open: number[] = [];
  for (const character of text) {
    kept.push(character);
    if (character === '<') open.push(kept.length - 1);
    if (character !== '>') continue;
    const from = open.pop();
    if (from !== undefined && beginsTag.test(kept.slice(from, from + 2).join(''))) kept.length = from;
  }
  return kept.join('');
}

/** What was written, as it is sent: entities first, then tags (R-CHT-022), trimmed; empty where nothing is left. */
export const messageText = (sent: string): string => withoutTags(withoutEntities(sent)).trim();
