import { callFrom } from '../../api/context.ts';
import { groupidIn, HideScreen, orPage } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { AccountLayout } from '../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { canonicalFields: ['tid'], writes: true };

/** A thread of a group that the reader decides for. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const groupid = groupidIn(params);
  const tid = new URL(request.url).searchParams.get('tid') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(tid)) throw notFound();
  const { data } = await orPage(context, callFrom(context)('threads.info', { tid: Number(tid) }));
  if (data.in_group?.groupid !== groupid || !data.can.hideInGroup) throw notFound();
  return { groupid, thread: { tid: data.tid, subject: data.subject, author: data.author } };
}

export default function HideInGroupPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <AccountLayout head={{ title: t('groups.hideTitle'), back: `/group/${loaded.groupid}` }}>
      <PageMeta title={t('groups.hideTitle')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('groups.hideTitle')}</h1>
      <HideScreen {...loaded} />
    </AccountLayout>
  );
}
