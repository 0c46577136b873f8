/** Marks of another width that stand for an @, letters and figures of names included. */
const wide = /[\uff01-\uff5e]|\ufe6b/g;
const narrow = (mark: string): string =>
  mark === '\ufe6b' ? '@' : String.fromCharCode(mark.charCodeAt(0) - 0xff01 + 0x21);

/** What parts words, and addresses from what follows them. */
const between = /[\s()<>"।॥،؛؟]+/u;
/** Where an address begins: what follows an @ in its path is nobody. */
const address = /https?:\/\/|www\.|[a-z0-9-]\.[a-z]{2,24}\//i;
/** An @ with the longest name after it. */
const named = /@(\w+)/g;
/** What goes on with it: a character with an accent, or an address elsewhere (`@amina@mastodon.example`). */
const goesOn = /^[\p{Script=Latin}\p{M}]|^@\w{1,64}\.\w/u;
/** What an e-mail's part before its @ ends in, for sure and perhaps. */
const local = /[\w\p{Script=Latin}]$/u;
const maybeLocal = /[\p{L}\p{M}\p{N}+%-]$/u;
const domain = /^\.[a-z]{2}/i;

/**
 * The members that a text names as `@name`, each once and in lower case. The longest name counts (`@amina_k` isn't
 * `@amina`), any mark and any character that names don’t have ends it, and an address of e-mail or of a page
 * names nobody.
 */
export function typedNames(text: string): string[] {
  const names = new Set<string>();
  for (const word of text.normalize('NFC').replace(wide, narrow).split(between))
    if (word.includes('@')) for (const name of namesIn(word)) names.add(name.toLowerCase());
  return [...names];
}

function* namesIn(word: string): Generator<string> {
  const until = address.exec(word)?.index ?? word.length;
  let end = 0;
  for (const found of word.matchAll(named)) {
    if (found.index > until) return;
    const before = word.slice(Math.max(0, found.index - 2), found.index);
    const after = found.index + found[0].length;
    // Names that are written one after the other (`@amina@ravi_k`) are all meant.
    const stuck = found.index !== end || end === 0;
    if (goesOn.test(word.slice(after, after + 68))) continue;
    const mailed = local.test(before) || (maybeLocal.test(before) && domain.test(word.slice(after, after + 3)));
    if (stuck && mailed) continue;
    end = after;
    yield found[1]!;
  }
}

const begun = /(?:^|\W)[@\uff20]([\p{L}\p{M}\p{N}_]{0,20})$/u;

/** The beginning of the name that a text ends in, empty after an @ alone; null where nobody is being named. */
export const nameBegun = (text: string): string | null => begun.exec(text)?.[1] ?? null;
