import { callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { WarnScreen, WhomToWarn } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** A warning to a member whom the reader may warn; else why they may not, and whom else. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const uid = new URL(request.url).searchParams.get('uid') ?? '';
  if (!/^[1-9]\d{0,15}$/.test(uid)) return { uid, why: '' };
  const call = callFrom(context);
  try {
    const [found, canned] = await Promise.all([
      call('threads.warnings', { uid: Number(uid) }),
      call('moderation.canned', {}),
    ]);
    return { found: found.data, canned: canned.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200 || error.refusal === 'wire.forbidden') throw pageErrorFor(error);
    return { uid, why: error.msg };
  }
}

export default function WarnPage() {
  const data = useLoaderData<typeof loader>();
  return data.found ? <WarnScreen {...data} /> : <WhomToWarn {...data} />;
}
