import type { Attachment, Picture } from '../../../../contract/domains/media/shapes.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';

/**
 * Numbers of a post's pictures, in order: as listed, then those that stand only in the text. Undefined when too many.
 */
export function orderOfPictures(listed: readonly number[], inText: readonly number[]): number[] | undefined {
  const aids = [...new Set([...listed, ...inText])];
  return aids.length > postLimits.pictures ? undefined : aids;
}

/** The pictures as a post stores them: in order, each with its caption. */
export function withCaptions(
  aids: readonly number[],
  captions: readonly string[],
  pictures: ReadonlyMap<number, Picture>,
): Attachment[] {
  return aids.flatMap((aid, i) => {
    const picture = pictures.get(aid);
    return picture ? [{ ...picture, caption: (captions[i] ?? '').trim() }] : [];
  });
}

/** A message without a picture that stood in it. */
export const withoutPicture = (html: string, aid: number): string => html.replaceAll(`<img data-aid="${aid}" />`, '');
