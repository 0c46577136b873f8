import type { threadsCalls } from '../../../../../../contract/domains/threads/calls.ts';
import { inTopicLimits } from '../../../../../../contract/domains/threads/traits/topic/limits.ts';
import { daysAfter } from '../../../../../platform/days.ts';
import { alike } from '../../../../../platform/reading/parted.ts';
import { isThere } from '../../../../follows/index.ts';
import { isOpenAt } from '../../../core/policy.ts';
import { readersOf, type Shown } from '../../../core/reads/viewing.ts';
import { likedInTopic } from '../sql/topic-threads.ts';
import { openTopic } from './topic-threads.ts';

/** Members whose threads of the last days in a topic got the most likes. */
export const topicAuthors = ({ members }: Pick<Shown, 'members'>) =>
  alike<(typeof threadsCalls)['threads.topic-authors']>()(async (ctx, { topid }) => {
    await openTopic(ctx, topid);
    if (!isOpenAt(ctx.access)) return { list: [] };
    const since = daysAfter(ctx.now, -inTopicLimits.bestDays);
    const found = await likedInTopic(ctx.db, topid, since, { reader: readersOf(ctx), limit: inTopicLimits.best });
    const seen = found.filter(({ by }) => ctx.whyHidden(by) === undefined);
    const cards = await members(
      ctx.db,
      seen.map(({ by }) => by),
    );
    return {
      list: seen.flatMap(({ by, likes }) => {
        ctx.reads(`u:${by}`);
        const card = cards.get(by);
        if (!isThere(card)) return [];
        const { uid, username, avatar, countryFid: country_fid } = card;
        return [{ uid, username, avatar, country_fid, likes }];
      }),
    };
  });
