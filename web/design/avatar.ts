/** Plain hues behind initials; the stylesheet holds the colours. */
export const hueCount = 12;

const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) >>> 0, 7);

/** The same name has the same hue everywhere. */
export const hueOf = (name: string): number => hash(name) % hueCount;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// By grapheme, so that Devanagari vowel signs stay with their character.
const segmented = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
/** Two plain characters are never one; segmenting each name took a thirtieth of a page's rendering. */
const firstGrapheme = (word: string): string => (/^[a-z]([a-z]|$)/i.test(word) ? word.charAt(0) : segmented(word));

/** The first character, and that of the next word or an inner capital: "AdaezeShoots" AS, "omar_k" OK. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[_.\-\d]+/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const [first, second] = words;
  if (!first) return '?';
  const next = second ? firstGrapheme(second) : (/[a-z]([A-Z])/.exec(first)?.[1] ?? '');
  return (firstGrapheme(first) + next).toUpperCase();
}

/** What a member's picture is drawn from, in the documents' spelling. */
export interface DecInfo {
  avatar: string;
  dec_goods_id: number;
  dec_position: string;
  dec_url: string;
  ec_url: string;
}

/** A picture without a decoration, or with a frame, in the shape of an author's. */
export const plainPortrait = (avatar: string, frame = ''): DecInfo => ({
  avatar,
  dec_goods_id: 0,
  dec_position: '',
  dec_url: frame,
  ec_url: '',
});

/** Picture and decoration of a member; `dec_url` wins over the documents' other spelling (R-PST-024). */
export function portraitOf(info: DecInfo): { picture: string; decoration: string; position: string; goods: number } {
  return {
    picture: info.avatar,
    decoration: info.dec_url || info.ec_url,
    position: info.dec_position,
    goods: info.dec_goods_id,
  };
}
