import type { DataOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawDeeds } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';

type Call = (typeof drawCalls)['draw.deeds'];

/** What a ticket may be got by. */
export const deeds = ({ locale }: Pick<Ctx, 'locale'>): DataOf<Call> => ({
  list: drawDeeds.map((deed) => ({ deed, name: translate(locale, `draw.deed.${deed}`) })),
});
