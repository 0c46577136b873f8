import { callFrom } from '../../api/context.ts';
import { GroupHead, HiddenScreen, openGroup, orPage } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** What is hidden of a group's threads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const group = await openGroup({ context, params });
  const { groupid } = group;
  const { data } = await orPage(context, callFrom(context)('review.hidden-in-group', { groupid }));
  return { group, data };
}

export default function GroupHiddenPage() {
  const t = useT();
  const { group, data } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('groups.group'), back: `/group/${group.groupid}` }}>
      <PageMeta title={`${group.top_name}: ${t('groups.tab.hidden')}`} hidden />
      <GroupHead group={group} />
      <HiddenScreen {...data} />
    </DefaultLayout>
  );
}
