import '../design/sheets/bugs.css';
import { boardFids } from '../../contract/primitives/board-fids.ts';
import { addressContext, callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { Icon } from '../design/Icon.tsx';
import { BugsScreen, bugsAsked, NewestSolved, readBugs } from '../features/bugs/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['status', 'order', 'phone'] };

/** The bug reports that the address asks for; one's own are a member's (R-BUG-005). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = bugsAsked(new URL(request.url).searchParams);
  try {
    return { asked, found: await readBugs(callFrom(context), asked) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw pageErrorFor(error, context.get(addressContext));
  }
}

export default function BugListPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { asked } = loaded;
  return (
    <DefaultLayout
      head={{
        title: t('bugs.title'),
        actions: (
          <Link to="/buglist/add" className="icon-btn" aria-label={t('bugs.reportTitle')}>
            <Icon name="plus" />
          </Link>
        ),
      }}
      right={<NewestSolved {...loaded} />}
    >
      <PageMeta
        title={t('bugs.title')}
        description={t('bugs.listText')}
        feed={`/forum/${boardFids.bug}/feed.atom`}
        hidden={asked.order === 'mine'}
      />
      <BugsScreen {...loaded} />
    </DefaultLayout>
  );
}
