export interface LazyModule<T> {
  (): Promise<T>;
  /** The module, once it is there. */
  there?: T;
}

/** Code that loads when it is first asked for; a failure is forgotten, so that the next try can succeed. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  const lazy: LazyModule<T> = () => {
    loading ??= load().then(
      (module) => {
        lazy.there = module;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return lazy;
}
