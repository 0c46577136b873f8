const risky = /[<\u2028\u2029]/g;
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON as it can stand within an element of a page: nothing in it ends the element early. */
export const jsonInPage = (json: string): string => json.replace(risky, (found) => escapes[found] ?? found);
