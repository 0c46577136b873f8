import type { CategoryIcon } from '../../../../contract/domains/countries/category-icons.ts';
import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import { placeWords } from './place-words.ts';

/** So much of a post is looked at: what it is about stands at its beginning. */
const lookedAt = 1500;
/** A word of the title says as much as two of the text. */
const titleWeight = 2;
/** One word alone says nothing. */
const leastPoints = 2;

const wordsOf = (text: string): string[] =>
  text
    .slice(0, lookedAt)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Beginnings of words that speak for a category: of its name, and of what its drawing stands for in three languages. */
function beginningsOf({ name, icon }: Pick<ThreadType, 'name' | 'icon'>): string[] {
  const known: Readonly<Partial<Record<CategoryIcon, string>>> = placeWords;
  const named = wordsOf(name).filter((word) => word.length > 3);
  return [...new Set([...named, ...(known[icon] ?? '').split(' ')])].filter(Boolean);
}

/**
 * The category that a post's words speak for: each of its beginnings that a word has counts once, in the title twice.
 * Null where none has two points, or two have the same.
 */
export function guessPlace(
  { subject, text }: { subject: string; text: string },
  types: readonly Pick<ThreadType, 'typeid' | 'name' | 'icon'>[],
): number | null {
  const [title, body] = [wordsOf(subject), wordsOf(text)];
  const points = types
    .filter(({ typeid }) => typeid !== 0)
    .map((type) => ({ typeid: type.typeid, points: pointsOf(beginningsOf(type), title, body) }))
    .sort((a, b) => b.points - a.points);
  const [first, second] = points;
  if (!first || first.points < leastPoints || first.points === second?.points) return null;
  return first.typeid;
}

function pointsOf(beginnings: readonly string[], title: readonly string[], body: readonly string[]): number {
  return beginnings.reduce((points, beginning) => {
    if (title.some((word) => word.startsWith(beginning))) return points + titleWeight;
    return points + (body.some((word) => word.startsWith(beginning)) ? 1 : 0);
  }, 0);
}
