import { pageCallFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { WarnScreen } from '../../features/moderation/index.ts';
import { gone, notFound } from '../../lib/page-errors.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** A warning to a member whom the reader may warn. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const uid = /^[1-9]\d{0,15}$/.exec(new URL(request.url).searchParams.get('uid') ?? '')?.[0];
  if (uid === undefined) throw notFound();
  const call = pageCallFrom(context);
  try {
    const [found, canned] = await Promise.all([
      call('threads.warnings', { uid: Number(uid) }),
      call('moderation.canned', {}),
    ]);
    return { found: found.data, canned: canned.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'moderation.unknown_member' ? gone(error.msg) : pageErrorFor(error);
  }
}

export default function WarnPage() {
  return <WarnScreen {...useLoaderData<typeof loader>()} />;
}
