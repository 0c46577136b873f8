import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import type { AnyPost } from './thread-state.ts';

/** A picture that is looked at, by the address: the nth of the thread's post, or of one of its replies. */
export interface PhotoAddress {
  /** From 1. */
  photo: number;
  /** The reply; 0 for the thread's own post. */
  of: number;
}

const whole = (text: string | null): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0);

/** What an address asks for; null where it asks for no picture. */
export function photoAddress(params: URLSearchParams): PhotoAddress | null {
  const photo = whole(params.get('photo'));
  return photo === 0 ? null : { photo, of: whole(params.get('of')) };
}

/** The query of a page with a picture that is looked at, or without one. */
export function withPhoto(params: URLSearchParams, asked: PhotoAddress | null): string {
  const query = new URLSearchParams(params);
  query.delete('photo');
  query.delete('of');
  if (asked) query.set('photo', String(asked.photo));
  if (asked && asked.of > 0) query.set('of', String(asked.of));
  return query.toString();
}

/** The link of one of the main post's pictures, for a browser without script. */
export const photoLink = (pictures: readonly Attachment[], aid: number): string =>
  `?photo=${pictures.findIndex((picture) => picture.aid === aid) + 1}`;

/** A post whose pictures are looked at, and which of them, from 0. */
export interface LookedAt<P> {
  post: P;
  pictures: readonly Attachment[];
  index: number;
}

const picturesOf = (post: AnyPost): readonly Attachment[] =>
  post.status !== 1 || post.hidden !== '' ? [] : post.attachment;

/** The picture of an address among the posts of a page; null where the page has no such picture. */
export function lookedAt<T extends { post_attachment: readonly Attachment[] }>(
  asked: PhotoAddress | null,
  thread: T,
  replies: readonly AnyPost[],
): LookedAt<T | AnyPost> | null {
  if (!asked) return null;
  const reply = replies.find(({ pid }) => pid === asked.of);
  if (asked.of > 0 && !reply) return null;
  const pictures = reply ? picturesOf(reply) : thread.post_attachment;
  return asked.photo <= pictures.length ? { post: reply ?? thread, pictures, index: asked.photo - 1 } : null;
}
