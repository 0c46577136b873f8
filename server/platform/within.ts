/** What work answers, or something else where that takes longer than so many milliseconds. */
export async function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
