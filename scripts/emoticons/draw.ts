import { type EmoticonPack, emoticons } from '../../contract/primitives/emoticons.ts';
import { africanflavourPack } from './africanflavour.ts';
import { arabemojiPack } from './arabemoji.ts';
import { defaultPack } from './default.ts';
import { maxPack } from './max.ts';

const packs: Record<EmoticonPack, string[]> = {
  Default: defaultPack,
  Africanflavour: africanflavourPack,
  Arabemoji: arabemojiPack,
  Max: maxPack,
};

/** Every emoticon's file by its address: one bold thing with a face, on a grid of 48, without outlines. */
export function drawEmoticons(): Map<string, string> {
  return new Map(
    emoticons.map(({ pack, number, src }) => [
      src,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${packs[pack][number - 1] ?? ''}</svg>\n`,
    ]),
  );
}
