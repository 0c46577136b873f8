import { createHash } from 'node:crypto';
import { type EmoticonPack, emoticonPacks } from '../../contract/primitives/emoticons.ts';
import { africanflavourPack } from './africanflavour.ts';
import { arabemojiPack } from './arabemoji.ts';
import { defaultPack } from './default.ts';
import { maxPack } from './max.ts';

/** The drawings of each pack, in their order: one bold thing with a face, on a grid of 48, without outlines. */
export const drawings: Record<EmoticonPack, readonly string[]> = {
  Default: defaultPack,
  Africanflavour: africanflavourPack,
  Arabemoji: arabemojiPack,
  Max: maxPack,
};

export const grid = 48;
const moves = /<animate(?:Transform)?\b[^>]*\/>/g;
const still = (drawing: string): string => drawing.replaceAll(moves, '');

/** Drawings beside each other, each shown by its id: `sprite.svg#e3`. */
function spriteOf(named: readonly (readonly [id: string, drawing: string])[]): string {
  const columns = Math.ceil(Math.sqrt(named.length));
  const at = (n: number): [number, number] => [(n % columns) * grid, Math.floor(n / columns) * grid];
  const views = named.map(([id], n) => `<view id="${id}" viewBox="${at(n).join(' ')} ${grid} ${grid}"/>`);
  const drawn = named.map(([, drawing], n) => {
    const [x, y] = at(n);
    return `<svg x="${x}" y="${y}" width="${grid}" height="${grid}">${drawing}</svg>`;
  });
  // A square like each drawing: browsers take the shape of a picture from here.
  const side = columns * grid;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">\n${[...views, ...drawn].join('\n')}\n</svg>\n`;
}

const numbered = (list: readonly string[]) => list.map((drawing, at) => [`e${at + 1}`, drawing] as const);

/** Each file by its name: a pack's faces; those of Max standing still; and one face of each pack, to choose it by. */
export function drawSprites(): Record<EmoticonPack | 'MaxStill' | 'Packs', string> {
  return {
    Default: spriteOf(numbered(drawings.Default)),
    Africanflavour: spriteOf(numbered(drawings.Africanflavour)),
    Arabemoji: spriteOf(numbered(drawings.Arabemoji)),
    Max: spriteOf(numbered(drawings.Max)),
    MaxStill: spriteOf(numbered(drawings.Max.map(still))),
    Packs: spriteOf(emoticonPacks.map(({ pack }) => [pack, still(drawings[pack][0]!)] as const)),
  };
}

/** Where a file is served: what changes has another name, so that browsers store it for ever. */
export const addressOf = (name: string, svg: string): string =>
  `/emoticons/${name.toLowerCase()}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;

/** The list of addresses, as it lies in the contract. */
export function addressesModule(sprites: Record<string, string>): string {
  const lines = Object.entries(sprites).map(([name, svg]) => `  ${name}: '${addressOf(name, svg)}',\n`);
  return `// Made by \`node scripts/emoticons.ts\`.\nexport const emoticonSprites = {\n${lines.join('')}} as const;\n`;
}
