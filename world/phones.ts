import { addImeiRange } from '../server/domains/invitations/index.ts';
import { byHand, type Stage } from './stage.ts';

/** Type codes of a test network, so that no real phone has them. */
const models: readonly [model: string, typeCode: string][] = [
  ['Kito X2', '00101021'],
  ['Kito X3', '00101022'],
  ['Zuri 12', '00101031'],
  ['Zuri 12 Pro', '00101032'],
  ['Zuri Neo 5G', '00101033'],
];

/** What an operator would have entered: the numbers of the models that the story's people use. */
export const enterModels = (stage: Stage): Promise<void> =>
  byHand(stage, stage.platform.clock(), async (ctx) => {
    for (const [model, first] of models) await addImeiRange(ctx, { model, first, last: '' });
  });
