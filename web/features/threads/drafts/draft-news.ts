/** The copy of a draft in its member's account, as this device has seen it last. */
export interface SavedDraft {
  tid: number;
  version: number;
}

/** What became of a draft on its way to the account. */
export type DraftNews =
  /** It stands there; `apart` from one that another device has changed. */
  | { kind: 'saved'; saved: SavedDraft; apart: boolean }
  /** It is a post by now, from another device: what is written on is another one. */
  | { kind: 'sent' }
  /** It was deleted there. */
  | { kind: 'gone' }
  /** It stays on this device alone, for this reason. */
  | { kind: 'refused'; why: string };

/** How a draft stands, as its writer sees it. */
export interface DraftState {
  /** The draft in the account that it is; null for none. */
  saved: SavedDraft | null;
  /** Why it is on this device alone; empty where it isn't. */
  onlyHere: string;
  /** What happened on another device. */
  elsewhere: 'apart' | 'sent' | null;
}

export const noDraftState: DraftState = { saved: null, onlyHere: '', elsewhere: null };

export function afterNews(state: DraftState, news: DraftNews): DraftState {
  switch (news.kind) {
    case 'saved':
      return { saved: news.saved, onlyHere: '', elsewhere: news.apart ? 'apart' : state.elsewhere };
    case 'sent':
      // Words that the account has not had as this draft are a new post already.
      return { saved: null, onlyHere: '', elsewhere: state.saved ? 'sent' : state.elsewhere };
    case 'gone':
      return { ...state, saved: null, onlyHere: '' };
    case 'refused':
      return { ...state, onlyHere: news.why };
  }
}
