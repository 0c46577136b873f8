import { type RefObject, useEffect } from 'react';

/** Takes over what was typed into the server's page before its code was there: a slow network is the normal case. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: ReadonlyMap<string, string>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (typed.length > 0) take(new Map(typed));
  }, []);
}
