import { countryOfFid } from '../../contract/primitives/countries.ts';
import { pageCallFrom } from '../api/context.ts';
import { Flag } from '../design/Flag.tsx';
import { Icon } from '../design/Icon.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('feeds');

/** The boards there are. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { beside } = await pageCallFrom(context)('countries.forum-phone-nav', {});
  return { boards: beside.Variables.forums };
}

export default function ForumPage() {
  const t = useT();
  const { boards } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('feeds.forumTitle') }}>
      <PageMeta title={t('feeds.forumTitle')} description={t('feeds.forumText')} />
      <section className="card">
        <h1 className="heading text-xl">{t('feeds.forumTitle')}</h1>
        <p className="mt-1 mb-3 text-md text-ink-2">{t('feeds.forumText')}</p>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {boards.map((board) => (
            <li key={board.fid} className="border-b border-line">
              <Link to={`/forum/${board.fid}`} className="flex min-h-12 items-center gap-3">
                <BoardMark fid={board.fid} />
                <span dir="auto">{board.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </DefaultLayout>
  );
}

function BoardMark({ fid }: { fid: number }) {
  const country = countryOfFid(fid);
  return country ? <Flag country={country.code} /> : <Icon name="message-circle" size="s" />;
}
