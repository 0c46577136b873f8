import type { ReactNode } from 'react';
import { type CountryCode, countryOfCode } from '../../contract/primitives/countries.ts';
import { useLocale } from '../lib/locale.ts';
import { Avatar } from './Avatar.tsx';
import type { DecInfo } from './avatar.ts';
import { Flag } from './Flag.tsx';
import { Tag, type TagTone } from './parts.tsx';

export interface Person {
  uid: number;
  name: string;
  country: CountryCode;
  info?: DecInfo;
  group?: { title: string; tone: TagTone };
}

/** Tone of a group's badge: text stays on the tokens whatever colour the group has. */
export function groupTone(groupid: number): TagTone {
  if (groupid === 1) return 'official';
  if (groupid === 2 || groupid === 3) return 'primary';
  if (groupid === 4 || groupid === 5) return 'danger';
  return 'plain';
}

/** Name, flag, group; what gives way first on a narrow row is the badge, then the name's tail. */
export function PersonName({ person, badges }: { person: Person; badges?: ReactNode }) {
  const language = useLocale().language;
  return (
    <span className="person-name">
      <b dir="auto">{person.name}</b>
      <Flag country={person.country} label={countryOfCode(person.country)?.names[language]} />
      {person.group && <Tag tone={person.group.tone}>{person.group.title}</Tag>}
      {badges}
    </span>
  );
}

interface UserChipProps {
  person: Person;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Second line: time, device, a figure. */
  meta?: ReactNode;
  badges?: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
}

export function UserChip({ person, size, meta, badges, action }: UserChipProps) {
  return (
    <div className="person">
      <Avatar name={person.name} country={person.country} info={person.info} size={size} decorative />
      <div className="min-w-0 flex-1">
        <PersonName person={person} badges={badges} />
        {meta && <div className="dots truncate text-xs text-ink-3">{meta}</div>}
      </div>
      {action}
    </div>
  );
}
