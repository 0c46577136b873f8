import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskFigures } from '../../../../contract/domains/tasks/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';

type Call = (typeof tasksCalls)['tasks.figures'];

/** What tasks and medals can be made of. */
export const figures = ({ locale }: Pick<Ctx, 'locale'>): DataOf<Call> => ({
  list: taskFigures.map((figure) => ({ figure, name: translate(locale, `tasks.figure.${figure}`) })),
});
