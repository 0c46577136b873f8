import { useEffect, useState } from 'react';
import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { countryCodeOf } from '../../../design/person.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Mention } from './compose-state.ts';
import { type EditorControl, useEditorShown } from './editor-control.ts';

/** A pause of the hand after which names are asked for, in milliseconds. */
const askAfterMs = 200;

interface NameListProps {
  control: EditorControl;
  onNamed: (mention: Mention) => void;
}

/** Members to choose from while one is being named; nothing while nobody is, or nobody is called so. */
export function NameList({ control, onNamed }: NameListProps) {
  const query = useEditorShown(control, ({ naming }) => naming);
  return query === null ? null : <Names query={query} control={control} onNamed={onNamed} />;
}

function Names({ query, control, onNamed }: NameListProps & { query: string }) {
  const t = useT();
  const names = useNames(query);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(false);
  const shown = closed ? [] : names;
  const chosen = Math.min(at, shown.length - 1);
  const choose = (found: FoundMember) => {
    onNamed({ uid: found.uid, username: found.username });
    control.run((editor) => editor.name(found.username));
  };
  useEffect(() => {
    if (shown.length === 0) return;
    control.onKey = (key) => {
      const step = { ArrowDown: 1, ArrowUp: shown.length - 1 }[key];
      if (step !== undefined) setAt((chosen + step) % shown.length);
      else if (key === 'Enter' || key === 'Tab') choose(shown[chosen]!);
      else if (key === 'Escape') setClosed(true);
      else return false;
      return true;
    };
    return () => {
      control.onKey = null;
    };
  });
  if (shown.length === 0) return null;
  return (
    <>
      <div className="names" role="listbox" aria-label={t('threads.mention')}>
        {shown.map((found, index) => (
          <button
            key={found.uid}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="tap w-full text-start"
            // The caret stays where the name goes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(found)}
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
            {found.isFollowing === 1 && <span className="text-xs text-ink-3">{t('threads.youFollow')}</span>}
          </button>
        ))}
      </div>
      <p className="sr-only" role="status">
        {shown[chosen]!.username}
      </p>
    </>
  );
}

/** Asked for after a pause; what was found stays until the next is there. */
function useNames(query: string): readonly FoundMember[] {
  const [names, setNames] = useState<readonly FoundMember[]>([]);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const { data } = await call('follows.find-members', { q: query });
      if (wanted) setNames(data.list);
    };
    const timer = setTimeout(() => void quietly(ask()), askAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [query]);
  const begins = query.toLowerCase();
  return names.filter(({ username }) => username.toLowerCase().startsWith(begins));
}
