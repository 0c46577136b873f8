import { spamLimits } from '../../../../contract/domains/review/held/limits.ts';
import { plainPostText } from '../../../../contract/primitives/post-text.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { createWordLists, findWords, verdictOn, type WordList } from '../../moderation/index.ts';
import type { Review, SaidText } from '../../threads/index.ts';
import { notePrint } from '../sql/prints.ts';
import { countLinks } from './rules/links.ts';
import { maskHtml, maskText } from './rules/masked.ts';
import { printOf } from './rules/print.ts';
import { reasonsToHold, type SpamFigures } from './rules/spam.ts';
import { spamDefence } from './settings.ts';
import { createTrust } from './trust.ts';

interface Deps {
  settings: SettingsReader;
  tags: TagBoard;
  /** What the site is configured to: `shown` holds nothing because of who writes. */
  firstPosts: 'held' | 'shown';
}

const minute = 60_000;

export function createSpamCheck({ settings, tags, firstPosts }: Deps): Pick<Review, 'judge' | 'judgeEdit'> {
  const wordLists = createWordLists(tags);
  const trustIn = createTrust(tags);
  // Posts that nobody looks at are for developers: never for who comes through a proxy that nobody named.
  const figuresFor = async ({ asked }: MemberCtx): Promise<SpamFigures> => {
    const figures = await settings.get(spamDefence);
    return { ...figures, hold: figures.hold && (firstPosts === 'held' || !asked.direct) };
  };
  return {
    judge: async (ctx, countryFid, said) => {
      const list = await wordLists(ctx.db, countryFid);
      const words = listedIn(list, said);
      const figures = await figuresFor(ctx);
      const trust = figures.hold ? await trustIn(ctx.db, ctx.actor, ctx.now) : 'trusted';
      const reasons = trust === 'trusted' ? [] : reasonsToHold(figures, trust, await lookAt(ctx, said));
      if (words.length > 0) reasons.push('word');
      return { ...covered(list, said), hold: reasons.length > 0 ? { reasons, words } : undefined };
    },
    judgeEdit: async (ctx, countryFid, said, before) => {
      const list = await wordLists(ctx.db, countryFid);
      const words = listedIn(list, said);
      const stood = new Set(words.length > 0 ? listedIn(list, before) : []);
      if (words.some((word) => !stood.has(word))) refuse('threads.edit_would_wait');
      const figures = await figuresFor(ctx);
      const links = figures.hold ? countLinks(withAside(said), ctx.asked.host) : 0;
      if (links > 0 && links > countLinks(withAside(before), ctx.asked.host)) {
        const trust = await trustIn(ctx.db, ctx.actor, ctx.now);
        const looked = { links, quick: 0, repeated: false, sameWords: 0 };
        if (reasonsToHold(figures, trust, looked).includes('links')) refuse('threads.edit_would_wait');
      }
      return covered(list, said);
    },
  };
}

/** The words that let a post wait; words that aren't taken are refused by name. */
function listedIn(list: WordList, said: SaidText): string[] {
  if (list.empty) return [];
  const { subject, text } = withAside(said);
  const verdict = verdictOn(findWords(list, `${subject}\n${text}`));
  if (verdict?.action === 'refuse') refuse('threads.word_refused', { values: { word: verdict.words[0]! } });
  return verdict?.action === 'hold' ? verdict.words : [];
}

const withAside = ({ aside, ...said }: SaidText): SaidText =>
  aside === undefined
    ? said
    : { ...said, html: `${said.html}\n${aside}`, text: `${said.text}\n${plainPostText(aside)}` };

const covered = (list: WordList, { subject, html, text, aside }: SaidText): SaidText =>
  list.empty
    ? { subject, html, text, aside }
    : {
        ...{ subject: maskText(list, subject), html: maskHtml(list, html), text: maskText(list, text) },
        aside: aside && maskHtml(list, aside),
      };

/** What a new post is like, and what its writer and others wrote lately; it is noted for the next one. */
async function lookAt({ db, actor, asked, now }: MemberCtx, written: SaidText) {
  const said = withAside(written);
  const before = await notePrint(db, {
    ...{ uid: actor.uid, now, print: printOf(`${said.subject} ${said.text}`) },
    quickSince: new Date(now.getTime() - spamLimits.quickMinutes * minute),
    repeatSince: new Date(now.getTime() - spamLimits.repeatHours * 60 * minute),
  });
  return { links: countLinks(said, asked.host), ...before };
}
