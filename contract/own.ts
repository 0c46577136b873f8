import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;
type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** An object of an answer, some of whose fields are the reader's own. */
export type OwnObject<Shared extends Shape = Shape, Own extends Shape = Shape> = z.ZodObject<
  Simplify<Shared & Own>,
  z.core.$strip
> & {
  readonly parts: { readonly shared: Shared; readonly own: Own };
};

/**
 * Declares an object of an answer whose fields `own` say something of the reader (liked, followed, what they may do);
 * all others are the same for every reader of a kind. The own fields come last on the wire.
 */
export function withOwn<const Shared extends Shape, const Own extends Shape>(
  shared: Shared,
  own: Own,
): OwnObject<Shared, Own> {
  return Object.assign(z.object({ ...shared, ...own }), { parts: { shared, own } }) as unknown as OwnObject<
    Shared,
    Own
  >;
}

export const isOwnObject = (schema: z.core.$ZodType): schema is OwnObject => 'parts' in schema;

/** What all readers of a kind see alike of an answer. */
export type SharedOf<T> = T extends { readonly parts: { readonly shared: infer S } }
  ? SharedFields<S>
  : T extends z.ZodArray<infer E>
    ? SharedOf<E>[]
    : T extends z.ZodNullable<infer E>
      ? SharedOf<E> | null
      : T extends z.ZodObject<infer S>
        ? SharedFields<S>
        : T extends z.ZodType
          ? z.output<T>
          : never;
type SharedFields<S> = { [K in keyof S]: SharedOf<S[K]> };

/** The reader's own part of an answer, in the same places; what holds nothing of the reader is left out. */
export type OwnOf<T> = T extends { readonly parts: { readonly shared: infer S; readonly own: infer O } }
  ? Simplify<OutputFields<O> & OwnFields<S>>
  : T extends z.ZodArray<infer E>
    ? IfAny<OwnOf<E>, OwnOf<E>[]>
    : T extends z.ZodNullable<infer E>
      ? IfAny<OwnOf<E>, OwnOf<E> | null>
      : T extends z.ZodObject<infer S>
        ? IfAny<keyof OwnFields<S>, OwnFields<S>>
        : never;
/** `never` where there is nothing. */
type IfAny<T, Then> = [T] extends [never] ? never : Then;
type OutputFields<O> = { [K in keyof O]: O[K] extends z.ZodType ? z.output<O[K]> : never };
type OwnFields<S> = { [K in keyof S as [OwnOf<S[K]>] extends [never] ? never : K]: OwnOf<S[K]> };
