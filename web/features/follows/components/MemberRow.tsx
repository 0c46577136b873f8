import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar.tsx';
import { Count } from '../../../design/Count.tsx';
import { Flag } from '../../../design/Flag.tsx';
import type { Person } from '../../../design/UserChip.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useT } from '../../../texts/texts.tsx';

interface MemberRowProps {
  /** The record that all of the row is made of. */
  of: object;
  /** What is drawn of it: rows of one name look alike. */
  name: string;
  person: Person;
  /** Second line, beside the flag. */
  meta?: ReactNode;
  action?: ReactNode;
}

/** A member in a list: name above, flag and a figure below, what can be done at the end. */
export function MemberRow({ of, name, person, meta, action }: MemberRowProps) {
  return (
    <Piece
      as="li"
      name={name}
      of={of}
      className="relative flex min-h-16 items-center gap-3 border-b border-line py-2 last:border-b-0"
    >
      <Avatar name={person.name} country={person.country} info={person.info} decorative />
      <div className="min-w-0 flex-1">
        <Link to={profilePath(person.uid)} className="post-link block font-bold" dir="auto">
          <span className="block truncate">{person.name}</span>
        </Link>
        <div className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
          <Flag country={person.country} />
          <span className="truncate">{meta}</span>
        </div>
      </div>
      {action && <div className="relative flex-none">{action}</div>}
    </Piece>
  );
}

/** How many follow a member, as the line of a row. */
export function Fans({ count }: { count: number }) {
  const t = useT();
  return (
    <>
      <Count value={count} /> {t('follows.fansWord', { count })}
    </>
  );
}
