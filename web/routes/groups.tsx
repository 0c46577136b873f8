import { callFrom, pageContext } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { pageOf } from '../design/pages.ts';
import { askGroups, type GroupSource, GroupsScreen } from '../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['search'] };

/** A member's groups, and those of the locale's country; or what is searched for among all. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = (params.get('search') ?? '').trim().slice(0, 45);
  const { fid } = countryOf(context);
  const call = callFrom(context);
  const source: GroupSource = search === '' ? { kind: 'country', fid } : { kind: 'search', fid, search };
  const viewer = search === '' ? await context.get(pageContext).viewer() : null;
  const mine: GroupSource | null = viewer && { kind: 'mine', uid: viewer.uid };
  const [rows, own] = await Promise.all([
    askGroups(call, source, { page: pageOf(params) }),
    mine && askGroups(call, mine, { page: 1 }),
  ]);
  return { search, all: { source, rows }, own: mine && own && { source: mine, rows: own } };
}

export default function GroupsPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('groups.groups'), root: true }}>
      <PageMeta title={t('groups.groups')} description={t('groups.listText')} hidden={loaded.search !== ''} />
      <GroupsScreen {...loaded} />
    </DefaultLayout>
  );
}
