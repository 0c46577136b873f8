import { useLayoutEffect, useRef, useState } from 'react';

type Handlers<H> = { [name in keyof H]: (...given: never[]) => unknown };

/** The same object at every drawing, whose functions are those of the last one: parts that hold them aren't drawn anew. */
export function useSteady<H extends Handlers<H>>(handlers: H): H {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState(() => {
    const names = Object.keys(handlers) as (keyof H)[];
    const steadied = names.map((name) => [name, (...given: never[]) => latest.current[name](...given)] as const);
    return Object.fromEntries(steadied) as H;
  });
  return steady;
}
