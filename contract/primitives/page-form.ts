/** The id of the form that every page has: a button names it, and the call that it sends it to. */
export const pageForm = 'do';

/** Where a button of that form sends it: a call with its fields. */
export const formAction = (call: string, fields: Readonly<Record<string, string | number>> = {}): string => {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? `/do/${call}` : `/do/${call}?${query}`;
};

/** Where a form that the server drew has its verification image from. */
export const picturePath = '/do/picture';
