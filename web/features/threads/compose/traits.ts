import { type HiddenWay, hiddenLimits } from '../../../../contract/domains/threads/traits/hidden/limits.ts';
import type { OwnHiddenPart } from '../../../../contract/domains/threads/traits/hidden/shapes.ts';
import type { RushResult } from '../../../../contract/domains/threads/traits/rush/shapes.ts';
import { plainFigures } from '../../../../contract/primitives/figures.ts';
import { plainPostText } from '../../../../contract/primitives/post-text.ts';

/** The part of a thread that only some may read, while it is written. */
export interface HiddenDraft {
  words: string;
  opens: HiddenWay;
  xgold: number;
  level: number;
}

/** What a thread says of its readers and replies. */
export interface Traits {
  hidden: HiddenDraft | null;
  readperm: number;
  /** Replies are there for their writers and the author. */
  onlyISee: boolean;
  /** Every so many replies one wins; 0 for none. */
  rushEvery: number;
  /** Numbers of replies that win, as they were typed. */
  rushFloors: string;
}

export const usualTraits: Traits = { hidden: null, readperm: 0, onlyISee: false, rushEvery: 0, rushFloors: '' };

/** A hidden part as it opens: for who replies. */
export const emptyHidden: HiddenDraft = {
  ...({ words: '', opens: 'reply' } as const),
  xgold: hiddenLimits.xgold,
  level: hiddenLimits.level,
};

/** What the server says of them. */
export interface TraitsOfPost {
  readperm: number;
  replyVisibleOnlyToAuthors: 0 | 1;
  rushresult: RushResult | null;
  hidden_part: OwnHiddenPart | null;
}

/** What a thread that is changed says now. */
export const traitsOf = ({ readperm, replyVisibleOnlyToAuthors, rushresult, hidden_part }: TraitsOfPost): Traits => ({
  ...{ readperm, onlyISee: replyVisibleOnlyToAuthors === 1 },
  ...{ rushEvery: rushresult?.every ?? 0, rushFloors: rushresult?.floors.join(', ') ?? '' },
  hidden: hidden_part && {
    words: plainPostText(hidden_part.words),
    opens: hidden_part.opens,
    xgold: hidden_part.xgold || hiddenLimits.xgold,
    level: hidden_part.level || hiddenLimits.level,
  },
});

/** What every kind of thread sends of it. */
export interface SentTraits {
  hidden?: string;
  hidden_format?: 'plain';
  hidden_opens?: HiddenWay;
  hidden_xgold?: number;
  hidden_level?: number;
  readperm?: number;
  replyVisibleOnlyToAuthors?: number;
  rush_every?: number;
  rush_floors?: number[];
}

/** What goes out: of a thread that is changed only what is another than before. */
export function sentTraits(now: Traits, before: Traits = usualTraits): SentTraits {
  const differs = (name: keyof Traits): boolean => now[name] !== before[name];
  return {
    ...sentHidden(now.hidden, before.hidden),
    ...(differs('readperm') && { readperm: now.readperm }),
    ...(differs('onlyISee') && { replyVisibleOnlyToAuthors: now.onlyISee ? 1 : 0 }),
    ...(differs('rushEvery') && { rush_every: now.rushEvery }),
    ...(differs('rushFloors') && { rush_floors: floorsIn(now.rushFloors) }),
  };
}

function sentHidden(now: HiddenDraft | null, before: HiddenDraft | null): SentTraits {
  if (!now || now.words.trim() === '') return before ? { hidden: '' } : {};
  const { opens, xgold, level } = now;
  const rule = { hidden_opens: opens, hidden_xgold: xgold, hidden_level: level };
  // Words that stay are not sent again: what they were marked with would be lost.
  return now.words === before?.words ? rule : { hidden: now.words, hidden_format: 'plain', ...rule };
}

/** Numbers in what was typed. */
export const floorsIn = (typed: string): number[] =>
  (plainFigures(typed).match(/\d{1,6}/g) ?? []).map(Number).filter((n) => n > 0);
