/** What a post can go to, as a row of the picker: a topic, or whatever else its source lists. */
export interface TargetRow {
  id: number;
  name: string;
  /** Address of its picture, empty where it has none. */
  logo: string;
  /** One line about it. */
  line: string;
}

/** A page of rows: 20 of them (R-TOP-018), and whether others follow. */
export interface TargetPage {
  rows: readonly TargetRow[];
  page: number;
  more: boolean;
}

/** Where a picker's rows come from. */
export interface TargetSource {
  /** What the writer posted to of late. */
  recent(): Promise<readonly TargetRow[]>;
  /** What is offered before anything is searched for, a page at a time. */
  standard(page: number): Promise<TargetPage>;
  /** What the words find. */
  search(words: string, page: number): Promise<TargetPage>;
}

export interface TargetState {
  /** The words that the rows were found by; empty for the list before a search. */
  words: string;
  recent: readonly TargetRow[];
  rows: readonly TargetRow[];
  /** The page that came last, 0 for none. */
  page: number;
  more: boolean;
  loading: boolean;
  failed: boolean;
}

export const noTargets: TargetState = {
  ...{ words: '', recent: [], rows: [], page: 0, more: false },
  ...{ loading: false, failed: false },
};

export type TargetEvent =
  | { kind: 'asked' }
  | { kind: 'recent'; rows: readonly TargetRow[] }
  | { kind: 'came'; words: string; found: TargetPage }
  | { kind: 'failed' };

/** The first page takes the place of the list, later ones go below it (R-RNK-007). */
export function targetsAfter(state: TargetState, event: TargetEvent): TargetState {
  switch (event.kind) {
    case 'asked':
      return { ...state, loading: true, failed: false };
    case 'recent':
      return { ...state, recent: event.rows };
    case 'came': {
      const { rows, page, more } = event.found;
      const before = page === 1 ? [] : state.rows;
      const known = new Set(before.map(({ id }) => id));
      const joined = [...before, ...rows.filter(({ id }) => !known.has(id))];
      return { ...state, words: event.words, rows: joined, page, more, loading: false, failed: false };
    }
    case 'failed':
      return { ...state, loading: false, failed: true };
  }
}

/** A search is ignored while a load is in progress (R-TOP-007), and where its rows stand already. */
export const maySearch = ({ loading, failed, page, words }: TargetState, wanted: string): boolean =>
  !loading && (failed || page === 0 || words !== wanted);

/** More is asked for only below the last page, and never twice at once. */
export const mayGrow = ({ loading, more }: TargetState): boolean => more && !loading;
