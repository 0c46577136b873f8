/** No page's address ends otherwise: all else is marks of a sentence, brackets, quotes, what steers writing. */
const ownEnd = /[\p{L}\p{M}\p{N}/]/u;

/** The address that was meant by one to which the marks after it were stuck (`/forum/188/1041.`); undefined where none are. */
export function cleanAddress(pathname: string, search: string): string | undefined {
  const path = read(pathname);
  if (path === undefined) return undefined;
  const query = cleanQuery(search);
  const clean = search === '' ? withoutMarks(path) : path;
  if (clean === path && query === search) return undefined;
  // One slash only: two would name another host.
  return `${encodeURI(clean).replace(/^[/\\]*/, '/')}${query}`;
}

/** The last value of a query where it is a number: others are words that somebody searches for. */
function cleanQuery(search: string): string {
  const sent = read(search) ?? '';
  const value = sent.lastIndexOf('=') + 1;
  const clean = withoutMarks(sent);
  return value > 0 && clean !== sent && /^\d+$/.test(clean.slice(value)) ? clean : search;
}

function withoutMarks(text: string): string {
  const characters = [...text];
  return characters.slice(0, characters.findLastIndex((each) => ownEnd.test(each)) + 1).join('');
}

function read(encoded: string): string | undefined {
  try {
    return decodeURI(encoded);
  } catch {
    return undefined;
  }
}
