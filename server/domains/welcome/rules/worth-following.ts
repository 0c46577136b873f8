/** What somebody replied on one board. */
export interface Replied {
  typeid: number;
  uid: number;
  replies: number;
}

/** Who replied on some boards together, the most first; of as many, who joined first. */
export function mostReplied(rows: readonly Replied[]): { uid: number; replies: number }[] {
  const byUid = new Map<number, number>();
  for (const { uid, replies } of rows) byUid.set(uid, (byUid.get(uid) ?? 0) + replies);
  return [...byUid].map(([uid, replies]) => ({ uid, replies })).sort((a, b) => b.replies - a.replies || a.uid - b.uid);
}

/** What a member says of themselves in one line, cut between two words. */
export function oneLine(words: string, most: number): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length <= most) return line;
  const space = signs.slice(0, most).lastIndexOf(' ');
  const end = space > most / 2 ? space : most - 1;
  return `${signs.slice(0, end).join('').trimEnd()}…`;
}
