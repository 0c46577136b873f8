import type { ReactNode } from 'react';
import type { PublicProfile } from '../../../../contract/domains/profiles/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Count } from '../../../design/Count.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Medals } from '../../../design/Medals.tsx';
import { Tag } from '../../../design/parts.tsx';
import { srcOf, srcSetOf } from '../../../design/pictures.ts';
import { groupTone, VerifiedMark } from '../../../design/UserChip.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { listId, ucenterPageAt } from '../ucenter-pages.ts';
import type { Whose } from '../whose.ts';

interface ProfileHeadProps {
  whose: Whose;
  profile: PublicProfile;
  /** Beside the picture: edit one's own, follow another. */
  actions?: ReactNode;
  /** Below the figures: one's own balances. */
  children?: ReactNode;
}

/** Who it is: cover, picture with its frame, name and mark, signature, medals, counters. */
export function ProfileHead({ whose, profile, actions, children }: ProfileHeadProps) {
  const { language } = useLocale();
  const country = countryOfFid(profile.country_fid);
  const { group } = profile;
  return (
    <section className="overflow-hidden bg-surface sm:rounded-lg sm:border sm:border-line">
      <Cover profile={profile} cloth={country?.cloth ?? 'dots'} />
      <div className="flex flex-col gap-3 px-4 pb-4 sm:px-5 sm:pb-5">
        <div className="flex items-end justify-between gap-3">
          <span className="relative z-1 -mt-9 rounded-full [box-shadow:0_0_0_0.25rem_var(--bb-surface)]">
            <Avatar name={profile.username} country={country?.code ?? 'global'} info={profile.decInfo} size="xl" />
          </span>
          {actions && <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div>}
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="heading min-w-0 text-xl wrap-anywhere" dir="auto">
              {profile.username}
            </h1>
            {profile.certify === 1 && <VerifiedMark />}
            <Flag country={country?.code ?? 'global'} label={country?.names[language]} />
            {group.grouptitle && (
              <Tag tone={group.iscreator ? 'value' : groupTone(group.groupid)}>{group.grouptitle}</Tag>
            )}
          </div>
          {profile.sightml && (
            <p className="mt-1 text-sm text-ink-2">
              <bdi>{profile.sightml}</bdi>
            </p>
          )}
        </div>
        <WornMedals whose={whose} profile={profile} />
        <Figures whose={whose} profile={profile} />
        {children}
      </div>
    </section>
  );
}

/** The member's own picture, or the cloth of their country. */
function Cover({ profile, cloth }: { profile: PublicProfile; cloth: string }) {
  const { cover } = profile;
  if (!cover) return <div className="cloth h-26 sm:h-35" data-cloth={cloth} />;
  return (
    <img
      className="h-26 w-full bg-sunken object-cover sm:h-35"
      src={srcOf(cover, 640)}
      srcSet={srcSetOf(cover)}
      sizes="(min-width: 37.5rem) 40rem, 100vw"
      width={cover.width}
      height={cover.height}
      alt=""
      decoding="async"
    />
  );
}

/** At most five; a link shows how many more there are (R-MED-004). */
function WornMedals({ whose, profile }: Omit<ProfileHeadProps, 'children' | 'actions'>) {
  const t = useT();
  const { medals, medalsCount } = profile;
  if (medals.length === 0) return null;
  const more = medalsCount - medals.length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Medals medals={medals} large />
      {more > 0 && (
        <Link
          to={whose.own ? '/medalcenter' : listAt(whose, '/ucenter/account/perinfo')}
          className="tap link gap-1! text-sm"
        >
          {t('profiles.moreMedals', { count: more })}
          <Icon name="chevron-right" size="s" flip />
        </Link>
      )}
    </div>
  );
}

const listAt = (whose: Whose, page: string): string => `${whose.own ? page : profilePath(whose.uid, page)}#${listId}`;

/** Counters; each leads to what it counts, where such a page exists and is open to the reader. */
function Figures({ whose, profile }: Omit<ProfileHeadProps, 'children' | 'actions'>) {
  const t = useT();
  const { pathname } = useLocation();
  const figures = [
    { text: 'profiles.posts', value: profile.threadsCount, to: '/ucenter/account/posts' },
    { text: 'profiles.fans', value: profile.fansCount, to: '/ucenter/account/followers' },
    { text: 'profiles.following', value: profile.followsCount, to: '/ucenter/account/following' },
    { text: 'profiles.favourites', value: profile.favoritesCount, to: '/ucenter/account/favorites' },
  ] as const;
  return (
    <ul className="flex flex-wrap text-center" aria-label={t('profiles.figures')}>
      {figures.map(({ text, value, to }) => {
        const page = ucenterPageAt(to);
        const figure = (
          <>
            <b className="text-lg">
              <Count value={value} />
            </b>
            <span className="text-xs text-ink-3">{t(text, { count: value })}</span>
          </>
        );
        const place = 'flex min-h-13 flex-col items-center justify-center rounded-md aria-[current=page]:bg-sunken';
        return (
          <li key={text} className="grow basis-1/4">
            {page && (whose.own || page.open) ? (
              <Link
                to={listAt(whose, to)}
                className={place}
                aria-current={page.figure && page.to === pathname ? 'page' : undefined}
              >
                {figure}
              </Link>
            ) : (
              <div className={place}>{figure}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
