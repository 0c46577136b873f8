import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { Audience } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { countMeant } from '../../members/index.ts';
import { barredAmong, sanctionsInForce } from '../../moderation/index.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import { audienceOf, peopleOf, type Segments } from '../rules/campaign.ts';

type Call = (typeof announcementsCalls)['announcements.audience'];

/** Members of one look at those who switched campaigns off, or are barred. */
const atOnce = 5000;

/** Everybody who is barred from the site now. */
async function barredNow(db: Db, now: Date): Promise<ReadonlySet<number>> {
  const barred = new Set<number>();
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const inForce = await sanctionsInForce(db, now, below, atOnce);
    const uids = [...new Set(inForce.map(({ uid }) => uid))];
    for (const uid of await barredAmong(db, uids, now)) barred.add(uid);
    if (inForce.length < atOnce) return barred;
    below = inForce.at(-1)?.id ?? 0;
  }
}

/** Rounded down to fives, so that nobody is found by narrowing it by one. */
const inFives = (count: number) => {
  const people = peopleOf(count);
  return { ...people, count: people.count - (people.count % campaignLimits.few) };
};

/** How many get it, and how many of those who are meant switched campaigns off. */
export const audience =
  (deps: { campaigns: CampaignPorts }) =>
  async ({ db, now }: Ctx, input: InputOf<Call>): Promise<Audience> => {
    const segments: Segments = { ...input, creators: input.creators === 1 };
    const meant = audienceOf(segments, now);
    const barred = await barredNow(db, now);
    const all = (await countMeant(db, meant)) - (await countMeant(db, meant, [...barred]));
    let off = 0;
    for (let after = 0; ; ) {
      const muted = await deps.campaigns.mutedAfter(db, after, atOnce);
      const open = muted.filter((uid) => !barred.has(uid));
      off += await countMeant(db, meant, open);
      if (muted.length < atOnce) break;
      after = muted.at(-1) ?? after;
    }
    return { receivers: inFives(all - off), switched_off: inFives(off) };
  };
