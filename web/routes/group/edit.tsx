import { callFrom } from '../../api/context.ts';
import { GroupForm, openGroup } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { AccountLayout } from '../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** A group of the member's own, to be changed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const group = await openGroup({ context, params });
  if (!group.can.edit) throw notFound();
  const call = callFrom(context);
  const [nav, tags] = await Promise.all([
    call('countries.forum-phone-nav', { fid: group.country_fid }),
    call('topics.tags-list', {}),
  ]);
  return { group, types: nav.data.all_type, tags: tags.data.list };
}

export default function EditGroupPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <AccountLayout head={{ title: t('groups.editTitle'), back: `/group/${loaded.group.groupid}` }}>
      <PageMeta title={t('groups.editTitle')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('groups.editTitle')}</h1>
      <GroupForm {...loaded} />
    </AccountLayout>
  );
}
