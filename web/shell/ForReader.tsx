import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { type Person, PersonPicture, UserChip } from '../design/UserChip.tsx';
import { useSession } from '../session/root-data.ts';
import { personReading } from './viewer.ts';

/** What pages show of who reads. */
const parts = {
  avatar: ({ name, country, info }: Person) => <Avatar name={name} country={country} info={info} decorative />,
  picture: (person: Person) => <PersonPicture person={person} />,
  chip: (person: Person) => <UserChip person={person} size="lg" />,
  small: (person: Person) => <UserChip person={person} size="md" />,
  menuName: (person: Person) => (
    <div className="mb-1.5 flex items-center gap-3 border-b border-line px-5 pt-2.5 pb-4">
      <PersonPicture person={person} size="lg" />
      <p className="heading min-w-0 truncate text-lg" dir="auto">
        {person.name}
      </p>
    </div>
  ),
} as const satisfies Record<string, (person: Person) => ReactNode>;

type PartName = keyof typeof parts;

/** A part that shows who reads; nothing for a guest. */
export function ForReader({ part }: { part: PartName }) {
  const viewer = useSession();
  return viewer && parts[part](personReading(viewer));
}
