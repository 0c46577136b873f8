import { addImeiRange } from '../server/domains/invitations/index.ts';
import { writeOnce } from '../server/platform/http/write.ts';
import type { Stage } from './stage.ts';

/** Type codes of a test network, so that no real phone has them. */
const models: readonly [model: string, typeCode: string][] = [
  ['Kito X2', '00101021'],
  ['Kito X3', '00101022'],
  ['Zuri 12', '00101031'],
  ['Zuri 12 Pro', '00101032'],
  ['Zuri Neo 5G', '00101033'],
];

/** What an operator would have entered: the numbers of the models that the story's people use. */
export async function enterModels({ platform }: Stage): Promise<void> {
  const nothing = () => undefined;
  const ctx = {
    actor: null,
    db: platform.db,
    now: platform.clock(),
    locale: 'en' as const,
    requestId: 'world',
    log: platform.log,
    asked: { ip: '', userAgent: '', token: undefined, cookies: {}, files: {} },
    answer: { header: nothing, cookie: nothing },
    emit: nothing,
    touch: nothing,
  };
  await writeOnce(platform, ctx, async (inner) => {
    for (const [model, first] of models) await addImeiRange(inner, { model, first, last: '' });
  });
}
