/** Of a union of parts, all of them in one type. */
export type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** The parts in one object, by their types; a name that stands in two of them is refused. */
export function joined<const P extends readonly object[]>(...parts: P): Together<P[number]> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all) throw new Error(`${name} stands in two parts`);
    all[name] = value;
  }
  return all as Together<P[number]>;
}
