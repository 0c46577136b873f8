import type { Recommended } from './queries.ts';

/** A recommended member in the dialog: `follow_loading` while the answer is on its way (D2 §3). */
export interface RecommendRow extends Recommended {
  follow_loading: boolean;
}

export const rowsOf = (members: readonly Recommended[]): RecommendRow[] =>
  members.map((member) => ({ ...member, follow_loading: false }));

const change = (rows: readonly RecommendRow[], uid: number, fields: Partial<RecommendRow>): RecommendRow[] =>
  rows.map((row) => (row.uid === uid ? { ...row, ...fields } : row));

const withLoading = (rows: readonly RecommendRow[], uid: number): RecommendRow[] =>
  change(rows, uid, { follow_loading: true });

/** After the answer: its state is stored; where it was refused, only the loading ends. */
const withAnswer = (rows: readonly RecommendRow[], uid: number, status?: 0 | 1): RecommendRow[] =>
  change(rows, uid, { follow_loading: false, ...(status === undefined ? {} : { follows_status: status }) });

export const allFollowed = (rows: readonly RecommendRow[]): RecommendRow[] =>
  rows.map((row) => ({ ...row, follows_status: 1 }));

/** Whom "Follow all" follows: those who are not followed yet. */
export const notFollowed = (rows: readonly RecommendRow[]): number[] =>
  rows.filter((row) => row.follows_status === 0).map((row) => row.uid);

/** Follows one of them. Who is followed already, or on the way, is left as they are (R-FOL-007, R-FOL-008). */
export async function followRow(
  row: RecommendRow,
  set: (next: (rows: readonly RecommendRow[]) => RecommendRow[]) => void,
  ask: (uid: number) => Promise<{ follows_status: 0 | 1 }>,
): Promise<void> {
  const { uid } = row;
  if (row.follows_status === 1 || row.follow_loading) return;
  set((rows) => withLoading(rows, uid));
  try {
    const { follows_status } = await ask(uid);
    set((rows) => withAnswer(rows, uid, follows_status));
  } catch (error) {
    set((rows) => withAnswer(rows, uid));
    throw error;
  }
}
