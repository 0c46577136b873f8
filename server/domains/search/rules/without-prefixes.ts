/** Characters that such a beginning begins with: most words have none, in any script. */
const beginnings = '\u0648\u0641\u0628\u0643\u0644\u0627';

/** And, so (و ف), by, like, for (ب ك ل) and the article are written on to a word; `rest` is the least that is one itself. */
const prefixes = [
  { form: /^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)/, rest: 2 },
  { form: /^[\u0648\u0641][\u0628\u0643\u0644]/, rest: 3 },
  { form: /^[\u0648\u0641\u0628\u0643\u0644]/, rest: 3 },
] as const;

/** “To him”: what remains of God’s name is no form of it. */
const none = new Set(['\u0644\u0647']);

/** A folded word of Arabic without what may be written on to its beginning. */
export function withoutPrefixes(word: string): string[] {
  if (!beginnings.includes(word.charAt(0))) return [];
  const found = prefixes.flatMap(({ form, rest }) => {
    const cut = word.replace(form, '');
    return cut !== word && cut.length >= rest && !none.has(cut) ? [cut] : [];
  });
  return [...new Set(found)];
}
