import '../design/sheets/ranking.css';
import { pageCallFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { BugsCard } from '../features/bugs/index.ts';
import { PhotosCard } from '../features/contests/index.ts';
import { DrawCard } from '../features/draw/index.ts';
import { GroupsCard } from '../features/groups/index.ts';
import { Discovery, readDiscovery } from '../features/ranking/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { HeaderSearch } from '../shell/HeaderSearch.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** What there is to discover in the locale's country (R-DSC-002). */
export const loader = ({ context }: LoaderFunctionArgs) => readDiscovery(pageCallFrom(context), countryOf(context).fid);

export default function FindPage() {
  const t = useT();
  const here = useLocale();
  return (
    <DefaultLayout head={{ title: t('ranking.discover'), root: true }} selvedge>
      <PageMeta
        title={t('ranking.discover')}
        description={t('ranking.discoverText', { place: here.names[here.language] })}
      />
      <h1 className="sr-only">{t('ranking.discover')}</h1>
      <div className="card p-2 sm:hidden">
        <HeaderSearch
          className="header-search max-w-none"
          placeholder={t('ranking.searchPlace', { place: here.names[here.language] })}
        />
      </div>
      <Discovery {...useLoaderData<typeof loader>()} />
      <GroupsCard />
      <PhotosCard />
      <DrawCard />
      <BugsCard />
    </DefaultLayout>
  );
}
