import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { type Categories, categoriesTag } from '../../countries/index.ts';

/** Open categories of a country: a topic stands in one of them. */
export const categories = (known: Categories) =>
  alike<(typeof topicsCalls)['topics.categories']>()(async (ctx, { fid }) => {
    if (!countryOfFid(fid)) return refuseField('fid');
    ctx.reads(categoriesTag);
    const open = await known.of(ctx.db, fid, ctx.locale);
    return {
      list: open.map(({ typeid, name, description }) => ({ categoryid: typeid, categoryname: name, description })),
    };
  });
