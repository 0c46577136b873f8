import { pageCallFrom } from '../../api/context.ts';
import { BasicInfoForm, LocationCard, NameCard, PictureCards, readOwnBasics } from '../../features/profiles/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData, useRevalidator } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return readOwnBasics(pageCallFrom(context));
}

/** The basic info: pictures, personal facts and who sees them, username, location. */
export default function BasicInfoPage() {
  const t = useT();
  const { info, counters } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageMeta title={t('profiles.nav.basicinfo')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.nav.basicinfo')}</h1>
      <PictureCards info={info} onChanged={revalidate} />
      <BasicInfoForm info={info} onSaved={revalidate} />
      <NameCard key={info.username} info={info} xgold={counters.xglodCount ?? 0} onChanged={revalidate} />
      <LocationCard key={`${info.country_fid} ${info.cityname}`} info={info} onChanged={revalidate} />
    </>
  );
}
