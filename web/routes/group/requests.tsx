import { callFrom } from '../../api/context.ts';
import { GroupHead, openGroup, orPage, RequestsScreen } from '../../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Who waits to be taken in. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const group = await openGroup({ context, params });
  const { groupid } = group;
  const { data } = await orPage(
    context,
    callFrom(context)('groups.requests', { groupid, after: new URL(request.url).searchParams.get('after') ?? '' }),
  );
  return { group, data };
}

export default function GroupRequestsPage() {
  const t = useT();
  const { group, data } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('groups.group'), back: `/group/${group.groupid}` }}>
      <PageMeta title={`${group.top_name}: ${t('groups.tab.requests')}`} hidden />
      <GroupHead group={group} />
      <RequestsScreen group={group} {...data} />
    </DefaultLayout>
  );
}
