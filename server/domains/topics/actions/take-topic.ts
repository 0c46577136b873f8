import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import type { Categories } from '../../countries/index.ts';
import { attachPictures, picturesByAid } from '../../media/index.ts';
import { mayPlaceIn } from '../policy.ts';
import { refusesLogo, refusesTags, takeWords } from '../rules/topic-words.ts';
import { countTags } from '../sql/tags.ts';
import type { TopicChange } from '../sql/topics.ts';

/** What a topic's form sent. */
export interface TopicInput {
  country_fid: number;
  aids: readonly number[];
  message: string;
  description: string;
  subject: string;
  categoryid: number;
  checkedTags: readonly number[];
}

export type TakenTopic = TopicChange & { tagids: number[] };

/** Where a topic stands before the form is taken; undefined for a new one. */
type Before = { countryFid: number; categoryid: number; logoAid: number | null } | undefined;

/** Judges a form, for a topic that is new or stands already; refuses by name. A new logo is attached. */
export async function takeTopic(
  categories: Categories,
  ctx: MemberCtx,
  input: TopicInput,
  before?: Before,
): Promise<TakenTopic> {
  const words = takeWords(input);
  if (typeof words === 'string') return refuse(words);
  const tagids = [...new Set(input.checkedTags)];
  const tagRefusal = refusesTags(tagids.length);
  if (tagRefusal) refuse(tagRefusal);
  if ((await countTags(ctx.db, tagids)) !== tagids.length) refuse('topics.unknown_tag');
  const countryFid = takeCountry(ctx, input.country_fid, before);
  const categoryid = await takeCategory(categories, ctx, countryFid, input.categoryid, before);
  return { ...words, tagids, countryFid, categoryid, logoAid: await takeLogo(ctx, input.aids, before) };
}

function takeCountry({ actor }: MemberCtx, countryFid: number, before: Before): number {
  if (!countryOfFid(countryFid)) return refuseField('country_fid');
  if (countryFid === before?.countryFid) return countryFid;
  const refusal = mayPlaceIn(actor, countryFid);
  return refusal ? refuse(refusal) : countryFid;
}

/** A category that its country has; one that was closed since may stay. */
async function takeCategory(
  categories: Categories,
  ctx: MemberCtx,
  countryFid: number,
  categoryid: number,
  before: Before,
): Promise<number> {
  if (categoryid === before?.categoryid && countryFid === before.countryFid) return categoryid;
  return (await categories.takes(ctx.db, countryFid, categoryid)) ? categoryid : refuse('topics.unknown_category');
}

/** The first picture that is named; the one that it has already may be named again, or none. */
async function takeLogo(ctx: MemberCtx, aids: readonly number[], before: Before): Promise<number> {
  const [aid = before?.logoAid ?? undefined] = aids;
  if (aid === undefined) return refuse('topics.logo_missing');
  if (aid === before?.logoAid) return aid;
  await attachPictures(ctx, ctx.actor.uid, [aid]);
  const picture = (await picturesByAid(ctx.db, [aid])).get(aid) ?? refuse('media.unknown_picture');
  const refusal = refusesLogo(picture);
  return refusal ? refuse(refusal) : aid;
}
