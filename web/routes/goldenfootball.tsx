import { callFrom, pageCallFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedSource, NewerPosts, readFeed } from '../features/feeds/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The football page leads home unless it is open for the locale's country (R-MSC-022, R-MSC-023). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { fid } = countryOf(context);
  const { open } = (await pageCallFrom(context)('ranking.football', { country_fid: fid })).data;
  if (open === 0) throw redirect('/');
  const page = pageOf(new URL(request.url).searchParams);
  const source: FeedSource = { kind: 'latest', countryFid: fid };
  return { page, source, result: await readFeed(callFrom(context), source, page) };
}

export default function FootballPage() {
  const t = useT();
  const here = useLocale();
  const { page, source, result } = useLoaderData<typeof loader>();
  const lead = t('ranking.footballText', { place: here.names[here.language] });
  return (
    <DefaultLayout head={{ title: t('ranking.football'), root: true }} selvedge>
      <PageMeta title={t('ranking.football')} description={lead} />
      <section className="cloth card" data-cloth={here.cloth}>
        <h1 className="heading text-xl">{t('ranking.football')}</h1>
        <p className="soft text-sm">{lead}</p>
      </section>
      <NewerPosts page={page} />
      <FeedList result={result} source={source} />
    </DefaultLayout>
  );
}
