import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Count } from '../../../design/Count.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FollowButton } from '../../follows/index.ts';
import type { CategoryRow, Photographer, PhotographerProfile, PhotoPage, PhotoSource } from '../queries.ts';
import { Categories, queryOf } from './PhotoFilters.tsx';
import { PhotoList } from './PhotoList.tsx';
import { LookThrough } from './PhotosViewer.tsx';

interface PhotographerScreenProps {
  who: Photographer;
  categories: readonly CategoryRow[];
  source: Extract<PhotoSource, { kind: 'member' }>;
  first: PhotoPage;
  profile: PhotographerProfile;
}

/** A photographer: figures, what they photograph and with what, and their photos. */
export function PhotographerScreen({ who, categories, source, first, profile }: PhotographerScreenProps) {
  const t = useT();
  const names = new Map(categories.map(({ typeid, name }) => [typeid, name]));
  const own = who.categories.flatMap(({ typeid, photos }) => {
    const name = names.get(typeid);
    return name === undefined ? [] : [{ typeid, name, photos }];
  });
  const query = queryOf({ typeid: source.typeid });
  return (
    <>
      <Head who={who} profile={profile} />
      <Categories list={own} typeid={source.typeid} />
      <div className="photo-bar">
        <span className="flex-1 text-sm text-ink-2">{t('shell.photos', { count: first.count })}</span>
        {first.list.length > 1 && <LookThrough />}
      </div>
      <PhotoList
        key={query}
        source={source}
        first={first}
        titled
        query={query === '' ? '' : `${query}&`}
        empty={
          <div className="card">
            <EmptyState title={t('contests.photos.none')} text={t('contests.list.noneText')} />
          </div>
        }
      />
    </>
  );
}

function Head({ who, profile }: Pick<PhotographerScreenProps, 'who' | 'profile'>) {
  const t = useT();
  const viewer = useSession();
  const { language } = useLocale();
  const { revalidate } = useRevalidator();
  const country = countryCodeOf(who.country_fid);
  const figures = [
    ['photos', who.photos],
    ['likes', who.likes],
    ['chosen', who.chosen],
    ['won', who.won],
  ] as const;
  return (
    <section className="card flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className="ring">
          <Avatar name={who.username} country={country} info={plainPortrait(who.avatar)} size="xl" decorative />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="heading text-xl" dir="auto">
            {who.username}
          </h1>
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Flag country={country} />
            {countryOfFid(who.country_fid)?.names[language]}
          </p>
        </div>
      </div>
      {profile.signature !== '' && (
        <p className="text-md text-ink-2" dir={directionOf(profile.signature)}>
          {profile.signature}
        </p>
      )}
      <dl className="flex flex-wrap justify-between gap-2 text-center">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-3">{t(`contests.figure.${name}`)}</dt>
            <dd className="text-lg font-bold">
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {who.cameras.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('contests.figure.cameras', { names: who.cameras.map(({ camera }) => camera).join(', ') })}
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:flex-1">
        {viewer?.uid !== who.uid && (
          <FollowButton
            uid={who.uid}
            who={who.username}
            following={profile.following}
            onFollowed={() => void revalidate()}
          />
        )}
        <Link to={profilePath(who.uid)} className="btn btn-outline">
          {t('contests.profile')}
        </Link>
      </div>
    </section>
  );
}
