/** Nothing answers: what a step asked for may be there again later, and the page that stands is still good. */
export class NetworkLost extends Error {
  constructor(cause: unknown) {
    super('nothing answers', { cause });
    this.name = 'NetworkLost';
  }
}

/** Whether the site answers at all; asked for where something could not be fetched. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
