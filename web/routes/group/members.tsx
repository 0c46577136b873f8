import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { GroupHead, MembersScreen, openGroup, orPage } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Who is in a group. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const group = await openGroup({ context, params });
  const { groupid } = group;
  const { data } = await orPage(
    context,
    callFrom(context)('groups.members', { groupid, page: pageOf(new URL(request.url).searchParams) }),
  );
  return { group, data };
}

export default function GroupMembersPage() {
  const t = useT();
  const { group, data } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('groups.group'), back: `/group/${group.groupid}` }}>
      <PageMeta title={`${group.top_name}: ${t('groups.tab.members')}`} hidden />
      <GroupHead group={group} />
      <MembersScreen group={group} {...data} />
    </DefaultLayout>
  );
}
