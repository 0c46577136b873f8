import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { People } from '../use-people.ts';

interface PeoplePickerProps {
  people: People;
  /** The page that looks for people before there is script, with the fields that name it. */
  action: string;
  stays: Readonly<Record<string, string | number>>;
  /** The part of the page that the chosen belong to. */
  part: string;
}

/** People for a group: a field to look for them, boxes to tick, and those who are chosen as chips. */
export function PeoplePicker({ people, action, stays, part }: PeoplePickerProps) {
  const t = useT();
  const { q, found, search, isChosen, toggle } = people;
  return (
    <div className="flex flex-col gap-2">
      <Form action={action} role="search" className="input" aria-label={t('rooms.findPeople')}>
        <Icon name="search" size="s" className="text-ink-3" />
        <EarlyInput
          type="search"
          name="q"
          value={q}
          maxLength={roomLimits.nameMax}
          autoComplete="off"
          aria-label={t('rooms.findPeople')}
          placeholder={t('rooms.findPeople')}
          dir="auto"
          onChange={(event) => void search(event.target.value)}
          onKeyDown={(event) => {
            // Enter chooses nothing here and leaves nothing: what was found stands below.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {Object.entries(stays).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      <Chosen people={people} />
      <p className="hint">{t('rooms.inviteHint')}</p>
      <div role="status">{found.length === 0 && q !== '' && <p className="text-sm">{t('rooms.noPerson')}</p>}</div>
      <ul>
        {found.map((person) => (
          <li key={person.uid} className="border-b border-line last:border-b-0">
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1">
              <Avatar
                name={person.username}
                country={countryCodeOf(person.country_fid)}
                info={plainPortrait(person.avatar)}
                decorative
              />
              <b className="min-w-0 flex-1 truncate" dir="auto">
                {person.username}
              </b>
              <EarlyInput
                type="checkbox"
                className="checkbox"
                form={pageForm}
                name={`members@${part}`}
                value={person.uid}
                checked={isChosen(person.uid)}
                onChange={() => toggle(person)}
              />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those who are chosen, as chips that take them out again. */
function Chosen({ people: { chosen, toggle } }: { people: People }) {
  const t = useT();
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('rooms.chosen')}>
      {chosen.map((person) => (
        <li key={person.uid}>
          <button type="button" className="chip chip-on" onClick={() => toggle(person)}>
            <bdi aria-hidden="true">{person.username}</bdi>
            <Icon name="x" size="s" />
            <span className="sr-only">{t('rooms.unchoose', { name: person.username })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
