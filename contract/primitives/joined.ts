/** Characters that are drawn as one at the most; no word of any language joins more. */
export const mostJoined = 8;

/** No shorter run joins too many, and no run of Latin joins any. */
const longRuns = /[^\0-\u02ff]{9,}/gu;
const drawnBesideNothing = /[\p{Mn}\p{Me}\p{Cf}]/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Draws nothing, joins nothing, and lets a line end. */
const apart = '\u200b';

/** A text in which no more characters are joined to one than a line can hold: a browser never breaks within what is joined. */
export const fewJoined = (text: string): string =>
  text.replace(longRuns, (run) => {
    let result = '';
    for (const { segment } of clusters.segment(run))
      result += segment.length > mostJoined ? brokenUp(segment) : segment;
    return result;
  });

function brokenUp(cluster: string): string {
  let result = '';
  let drawn = 0;
  for (const character of cluster) {
    if (!drawnBesideNothing.test(character)) {
      if (drawn === mostJoined) result += apart;
      drawn = drawn === mostJoined ? 1 : drawn + 1;
    }
    result += character;
  }
  return result;
}

/** The same of texts that stand one after the other on a line, each in an element of its own. */
export function fewJoinedAmong(texts: readonly string[]): string[] {
  const before = texts.join('');
  const after = fewJoined(before);
  if (after === before) return [...texts];
  let at = 0;
  return texts.map((text) => {
    const from = at;
    for (const unit of text.split('')) {
      // What stands there beside the text's own was put in.
      while (after[at] !== unit) at += 1;
      at += 1;
    }
    return after.slice(from, at);
  });
}
