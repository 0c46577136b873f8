import { moderationActs } from '../../contract/domains/review/moderating/limits.ts';
import { addressContext, callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { ModerateScreen } from '../features/review/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { gone, notFound } from '../router/page-errors.ts';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['pid', 'act'], writes: true };

/** The post, and the dialog that is asked for; what can't be moderated says why. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const pid = /^[1-9]\d{0,15}$/.exec(params.get('pid') ?? '')?.[0];
  if (pid === undefined) throw notFound();
  const asked = params.get('act');
  try {
    const call = callFrom(context);
    const [{ data: scene }, canned] = await Promise.all([
      call('review.moderation', { pid: Number(pid) }),
      call('moderation.canned', {}),
    ]);
    return { scene, act: moderationActs.find((act) => act === asked) ?? null, canned: canned.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const inWords = error.http === 200 && error.errCode !== 401;
    throw inWords ? gone(error.msg) : pageErrorFor(error, context.get(addressContext));
  }
}

/** What a moderator does to a post; it works by links and forms before there is script. */
export default function ModeratePage() {
  const t = useT();
  const { scene, act, canned } = useLoaderData<typeof loader>();
  const title = t(scene.first === 1 ? 'moderation.post.thread' : 'moderation.post.reply');
  return (
    <AccountLayout head={{ title }}>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <ModerateScreen scene={scene} act={act} canned={canned} />
    </AccountLayout>
  );
}
