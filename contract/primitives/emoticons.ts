/** The four packs of the documents, with the number of emoticons in each; Max is animated (R-CHT-002). */
export const emoticonPacks = [
  { pack: 'Default', count: 25, animated: false },
  { pack: 'Africanflavour', count: 37, animated: false },
  { pack: 'Arabemoji', count: 19, animated: false },
  { pack: 'Max', count: 8, animated: true },
] as const;

export type EmoticonPack = (typeof emoticonPacks)[number]['pack'];

export interface Emoticon {
  pack: EmoticonPack;
  number: number;
  /** What stands in a text, and for the picture where there is none: `{:Default_1:}`. */
  alt: string;
  /** Address of the drawing. */
  src: string;
}

/** Every emoticon, pack by pack in the order they are offered. */
export const emoticons: readonly Emoticon[] = emoticonPacks.flatMap(({ pack, count }) =>
  Array.from({ length: count }, (_, at) => ({
    pack,
    number: at + 1,
    alt: `{:${pack}_${at + 1}:}`,
    src: `/emoticons/${pack.toLowerCase()}-${at + 1}.svg`,
  })),
);

const byAlt: ReadonlyMap<string, Emoticon> = new Map(emoticons.map((emoticon) => [emoticon.alt, emoticon]));

/** Finds an emoticon by its code, exactly as written. */
export const emoticonByAlt = (alt: string): Emoticon | undefined => byAlt.get(alt);
