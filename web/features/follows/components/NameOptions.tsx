import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { countryCodeOf } from '../../../design/person.ts';
import { useT } from '../../../texts/texts.tsx';

interface NameOptionsProps {
  /** Of the list; an option's own ends in its place. */
  id: string;
  shown: readonly FoundMember[];
  chosen: number;
  onChoose: (found: FoundMember) => void;
}

/** Members to choose from while one is being named; the one that is chosen is said. */
export function NameOptions({ id, shown, chosen, onChoose }: NameOptionsProps) {
  const t = useT();
  if (shown.length === 0) return null;
  return (
    <>
      <div id={id} className="names" role="listbox" aria-label={t('follows.namesFound')}>
        {shown.map((found, index) => (
          <button
            key={found.uid}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="tap w-full text-start"
            // The caret stays where the name goes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(found)}
          >
            <Avatar
              name={found.username}
              country={countryCodeOf(found.country_fid)}
              info={plainPortrait(found.avatar)}
              size="sm"
              decorative
            />
            <span className="min-w-0 flex-1 truncate" dir="auto">
              {found.username}
            </span>
            {found.isFollowing === 1 && <span className="text-xs text-ink-3">{t('follows.youFollow')}</span>}
          </button>
        ))}
      </div>
      <p className="sr-only" role="status">
        {shown[chosen]!.username}
      </p>
    </>
  );
}
