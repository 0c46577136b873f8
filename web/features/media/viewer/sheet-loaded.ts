/** Resolves once the page has a sheet of a part that comes late. */
export function sheetLoaded(href: string): Promise<unknown> {
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} was not loaded`));
    };
  });
  document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  return loaded;
}
