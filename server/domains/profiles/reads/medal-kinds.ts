import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import { isMedal, type Medal, medalPicture } from '../../../../contract/domains/profiles/medals.ts';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { picturesByAid } from '../../media/index.ts';
import type { MedalKind } from '../sql/medal-kinds.ts';

/** More kinds than there can be. */
export const mostKinds = taskLimits.kinds;

/** Cache tag of what shows names and pictures of medals. */
export const medalsTag = 'medals';

/** Wide enough for the congratulation. */
const pictureWidth = 320;

/** A kind of medal in a reader's language. */
export interface ShownKind {
  medalid: number;
  key: string;
  name: string;
  description: string;
  how: string;
  picture: string;
}

type Word = 'name' | 'text' | 'how';
const ownTexts = { name: 'medal', text: 'medalText', how: 'medalHow' } as const satisfies Record<Word, string>;

/** A word of a kind: the operators', or the product's own where they wrote none. */
function wordOf(kind: MedalKind, word: Word, locale: Language): string {
  const written = kind[`${word}_${locale}`];
  return written !== '' || !isMedal(kind.key) ? written : translate(locale, `profiles.${ownTexts[word]}.${kind.key}`);
}

function pictureOf({ drawing }: MedalKind, uploaded: Picture | undefined): string {
  if (!uploaded) return medalPicture(drawing as Medal);
  const width = uploaded.widths.find((each) => each >= pictureWidth) ?? uploaded.widths.at(-1) ?? pictureWidth;
  return `${uploaded.url}-${width}.webp`;
}

/** Kinds as they are shown, with pictures by one statement. */
export async function shownKinds(
  db: Db,
  kinds: readonly MedalKind[],
  locale: Language,
): Promise<ReadonlyMap<string, ShownKind>> {
  const aids = kinds.flatMap(({ aid }) => aid ?? []);
  const pictures = aids.length === 0 ? new Map<number, Picture>() : await picturesByAid(db, aids);
  return new Map(
    kinds.map((kind) => [
      kind.key,
      {
        medalid: kind.medalid,
        key: kind.key,
        name: wordOf(kind, 'name', locale),
        description: wordOf(kind, 'text', locale),
        how: wordOf(kind, 'how', locale),
        picture: pictureOf(kind, kind.aid === null ? undefined : pictures.get(kind.aid)),
      },
    ]),
  );
}
