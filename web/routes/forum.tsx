import '../design/sheets/boards.css';
import { callFrom, pageCallFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { Flag } from '../design/Flag.tsx';
import { BugsCard } from '../features/bugs/index.ts';
import { PhotosCard } from '../features/contests/index.ts';
import { BoardRows, boardsFacts, Here, OtherCountries, readPlace } from '../features/countries/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';
import { DialogLink } from '../shell/DialogLink.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';

/** The boards of the locale's country, and a look at other countries. */
export async function loader({ context }: LoaderFunctionArgs) {
  const country_fid = countryOf(context).fid;
  const [place, others] = await Promise.all([
    readPlace(callFrom(context), country_fid),
    pageCallFrom(context)('feeds.countries', { country_fid }),
  ]);
  return { place, countries: others.data.list };
}

export default function ForumPage() {
  const t = useT();
  const here = useLocale();
  const { publicUrl } = useRootData();
  const { place, countries } = useLoaderData<typeof loader>();
  const name = here.names[here.language];
  const today = place.boards.reduce((sum, board) => sum + board.today, 0);
  return (
    <DefaultLayout head={{ title: t('feeds.forumTitle'), root: true }} selvedge>
      <PageMeta title={t('feeds.forumTitle')} description={t('feeds.description', { place: name })} />
      <StructuredData
        json={import.meta.env.SSR ? boardsFacts(publicUrl, here, t('feeds.forumTitle'), place.boards) : ''}
      />
      <h1 className="sr-only">{t('feeds.forumTitle')}</h1>
      <section className="country-strip">
        <Flag country={here.code} large />
        <div className="min-w-0 flex-1">
          <h2 className="heading text-xl">{name}</h2>
          <p className="flex flex-wrap gap-x-3 text-xs text-on-field-2">
            <Here count={place.glance?.here ?? 0} />
            <span>{t('feeds.todayPosts', { count: today })}</span>
          </p>
        </div>
        <DialogLink flag="needcountry" className="btn btn-on-field-outline btn-small">
          {t('countries.change')}
        </DialogLink>
      </section>
      <BoardRows boards={place.boards} />
      <OtherCountries countries={countries} />
      <PhotosCard />
      <BugsCard />
    </DefaultLayout>
  );
}
