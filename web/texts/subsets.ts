/** Catalogues with what a page's first code names of some domains; parts that come later wait for the domains themselves. */
export const subsets: Readonly<Record<string, readonly string[]>> = {
  threadpage: ['threads', 'follows'],
  homepage: ['feeds', 'countries'],
};
