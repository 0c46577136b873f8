/** Set by the browser's entry; on the server nothing is fetched ahead. */
let ahead: (pathname: string) => void = () => {};

export function onPrefetch(load: (pathname: string) => void): void {
  ahead = load;
}

/** What a link gets so that the code of its page comes while the reader is still about to follow it. */
export function prefetchOn(to: string, wanted: boolean) {
  if (!wanted) return {};
  const load = (): void => ahead(to);
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}
