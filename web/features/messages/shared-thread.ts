/** A thread of this site whose address stands in a message, and the words around it. */
export interface SharedThread {
  tid: number;
  path: string;
  words: string;
}

/** Without the country before it, which the router puts there again. */
const threadPath = /^(?:\/[a-z]{2,6})?(\/forum\/\d{1,9}\/(\d{1,15}))\/?(?:[?#].*)?$/;

/** The first thread of this site whose address stands in a text as a word of its own. */
export function sharedThreadIn(text: string, publicUrl: string): SharedThread | undefined {
  const words = text.split(/(\s+)/);
  for (const [at, word] of words.entries()) {
    if (publicUrl === '' || !word.startsWith(`${publicUrl}/`)) continue;
    const [, path, tid] = threadPath.exec(word.slice(publicUrl.length)) ?? [];
    if (!path) continue;
    return { tid: Number(tid), path, words: words.toSpliced(at, 1).join('').trim() };
  }
  return undefined;
}
