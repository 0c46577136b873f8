import { emoticonSprites } from './emoticon-sprites.ts';

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
  /** Address of the drawing: its place in the one file of its pack. */
  src: string;
  /** The same standing still. */
  still: string;
}

/** Every emoticon, pack by pack in the order they are offered. */
export const emoticons: readonly Emoticon[] = emoticonPacks.flatMap(({ pack, count, animated }) =>
  Array.from({ length: count }, (_, at) => ({
    pack,
    number: at + 1,
    alt: `{:${pack}_${at + 1}:}`,
    src: `${emoticonSprites[pack]}#e${at + 1}`,
    still: `${emoticonSprites[animated ? 'MaxStill' : pack]}#e${at + 1}`,
  })),
);

/** One face of a pack, to know it by; the file holds one of each pack and no more. */
export const packPicture = (pack: EmoticonPack): string => `${emoticonSprites.Packs}#${pack}`;

export const isPack = (name: string): name is EmoticonPack => emoticonPacks.some(({ pack }) => pack === name);

const byAlt: ReadonlyMap<string, Emoticon> = new Map(emoticons.map((emoticon) => [emoticon.alt, emoticon]));

/** Finds an emoticon by its code, exactly as written. */
export const emoticonByAlt = (alt: string): Emoticon | undefined => byAlt.get(alt);

const address = /\/emoticons\/([a-z]+?)(?:still)?\.[0-9a-f]{8}\.svg#e(\d+)$/;

/** Finds the emoticon that a copied picture shows, by its address: of whichever version of the drawing, and whole or not. */
export function emoticonBySrc(src: string): Emoticon | undefined {
  const [, name, number] = address.exec(src) ?? [];
  const known = emoticonPacks.find(({ pack }) => pack.toLowerCase() === name);
  return known && byAlt.get(`{:${known.pack}_${number}:}`);
}

const code = /\{:[A-Za-z]+_\d+:\}/g;

/** The packs whose emoticons a text holds by their codes, each once. */
export const packsIn = (text: string): EmoticonPack[] => [
  ...new Set([...text.matchAll(code)].flatMap(([alt]) => byAlt.get(alt)?.pack ?? [])),
];
