import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { Audience } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countMeant } from '../../members/index.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import { audienceOf, peopleOf, type Segments } from '../rules/campaign.ts';

type Call = (typeof announcementsCalls)['announcements.audience'];

/** Members of one look at those who switched campaigns off. */
const mutedAtOnce = 5000;

/** How many get it, and how many of those who are meant switched campaigns off. */
export const audience =
  (deps: { campaigns: CampaignPorts }) =>
  async ({ db, now }: Ctx, input: InputOf<Call>): Promise<Audience> => {
    const segments: Segments = { ...input, creators: input.creators === 1 };
    const meant = audienceOf(segments, now);
    const all = await countMeant(db, meant);
    let off = 0;
    for (let after = 0; ; ) {
      const muted = await deps.campaigns.mutedAfter(db, after, mutedAtOnce);
      off += muted.length === 0 ? 0 : await countMeant(db, meant, muted);
      if (muted.length < mutedAtOnce) break;
      after = muted.at(-1) ?? after;
    }
    return { receivers: peopleOf(all - off), switched_off: peopleOf(off) };
  };
