import type { ReactNode } from 'react';
import { type CountryCode, countryOfCode } from '../../contract/primitives/countries.ts';
import { profilePath } from '../lib/profile-path.ts';
import { Link } from '../router/links.tsx';
import { useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import type { DecInfo } from './avatar.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';
import { Tag, type TagTone } from './parts.tsx';

/** A level is a group too: name-plates, profiles and the ranking alone show it. */
export interface PersonGroup {
  title: string;
  tone: TagTone;
  isLevel: boolean;
}

export interface Person {
  uid: number;
  name: string;
  country: CountryCode;
  info?: DecInfo;
  group?: PersonGroup;
  /** Operators have verified who it is. */
  certified?: boolean;
}

/** Tone of a group's badge: text stays on the tokens whatever colour the group has. */
export function groupTone(groupid: number): TagTone {
  if (groupid === 1) return 'official';
  if (groupid === 2 || groupid === 3) return 'primary';
  if (groupid === 4 || groupid === 5) return 'danger';
  return 'plain';
}

/** The picture, which leads to its owner's page as the name beside it does. */
export function PersonPicture({ person, size }: { person: Person; size?: AvatarProps['size'] }) {
  const picture = <Avatar name={person.name} country={person.country} info={person.info} size={size} decorative />;
  if (!hasPage(person)) return picture;
  return (
    <Link to={profilePath(person.uid)} className="flex-none rounded-full" tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}

/** Nobody, and whoever is gone, has no page. */
const hasPage = (person: Person): boolean => person.uid > 0 && person.name !== '';

/** Name, flag, office; what gives way first on a narrow row is the badge, then the name's tail. */
export function PersonName({ person, badges, flag = true }: { person: Person; badges?: ReactNode; flag?: boolean }) {
  const language = useLocale().language;
  return (
    <span className="person-name">
      {hasPage(person) ? (
        <Link to={profilePath(person.uid)} dir="auto">
          {person.name}
        </Link>
      ) : (
        <b dir="auto">{person.name}</b>
      )}
      {person.certified && <VerifiedMark />}
      {flag && <Flag country={person.country} label={countryOfCode(person.country)?.names[language]} />}
      {person.group && !person.group.isLevel && (
        <Tag tone={person.group.tone} icon={person.group.tone === 'primary' ? 'shield' : undefined}>
          {person.group.title}
        </Tag>
      )}
      {badges}
    </span>
  );
}

/** Operators have verified who it is. */
export function VerifiedMark() {
  const t = useT();
  return (
    <span className="inline-flex text-primary-text" role="img" aria-label={t('shell.verifiedMember')}>
      <Icon name="badge-check" size="s" />
    </span>
  );
}

interface UserChipProps {
  person: Person;
  size?: AvatarProps['size'];
  /** Second line: time, device, a figure. */
  meta?: ReactNode;
  /** The second line takes as many as it needs. */
  wrapsMeta?: boolean;
  badges?: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
}

export function UserChip({ person, size, meta, wrapsMeta = false, badges, action }: UserChipProps) {
  return (
    <div className="person">
      <PersonPicture person={person} size={size} />
      <div className="min-w-0 flex-1">
        <PersonName person={person} badges={badges} />
        {meta && <div className={`dots text-xs text-ink-3 ${wrapsMeta ? '' : 'truncate'}`}>{meta}</div>}
      </div>
      {action}
    </div>
  );
}
