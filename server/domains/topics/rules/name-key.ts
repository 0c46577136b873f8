/** The form under which a topic's name is unique and found: case and runs of white space don't distinguish names. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
