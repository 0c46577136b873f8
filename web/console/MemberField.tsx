import { type KeyboardEvent, useId, useState } from 'react';
import { operatorLimits } from '../../contract/domains/operators/limits.ts';
import { countryOfFid } from '../../contract/primitives/countries.ts';
import { Avatar } from '../design/Avatar.tsx';
import { plainPortrait } from '../design/avatar.ts';
import { TextInput } from '../design/fields.tsx';
import { countryCodeOf } from '../design/person.ts';
import { useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';
import { typedFor, useMembersFound } from './use-members-found.ts';
import type { Named } from './Who.tsx';

interface MemberFieldProps {
  label: string;
  name: string;
  /** Of a form that the page has elsewhere. */
  form?: string;
  defaultValue?: string;
  error?: string;
  /** Nobody is called so or has the number. */
  unknown?: boolean;
  required?: boolean;
}

/** Who is meant, by name or number: members are offered as one types; before script the whole name or number is sent. */
export function MemberField({ unknown, error, defaultValue = '', ...rest }: MemberFieldProps) {
  const t = useT();
  const id = useId();
  const { typed, change, shown, chosen, choose, onKeyDown, close } = useMemberChoice(defaultValue);
  const open = shown.length > 0;
  return (
    <div>
      <TextInput
        {...rest}
        hint={t('operators.memberHint')}
        error={error ?? (unknown ? t('operators.memberUnknown') : undefined)}
        value={typed}
        maxLength={operatorLimits.memberMax}
        {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'auto' }}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && chosen >= 0 ? `${id}${chosen}` : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {open && (
        <div id={id} className="names mt-1" role="listbox" aria-label={rest.label}>
          {shown.map((found, at) => (
            <MemberOption
              key={found.uid}
              {...{ id: `${id}${at}`, found, selected: at === chosen, onChoose: () => choose(found) }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** What is typed, who is offered for it, and which of them the keys have reached: none until an arrow is pressed. */
function useMemberChoice(defaultValue: string) {
  const [typed, setTyped] = useState(defaultValue);
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(-1);
  const found = useMembersFound(asked);
  const shown = asked === '' ? [] : found;
  const change = (text: string) => {
    setTyped(text);
    setAsked(text);
    setChosen(-1);
  };
  const close = () => setAsked('');
  const choose = (member: Named) => {
    setTyped(typedFor(member));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: shown.length - (chosen < 0 ? 0 : 1) }[event.key];
    if (step !== undefined) setChosen((Math.max(chosen, step === 1 ? -1 : 0) + step) % shown.length);
    else if (event.key === 'Enter' && chosen >= 0) choose(shown[Math.min(chosen, shown.length - 1)]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return { typed, change, shown, chosen, choose, onKeyDown, close };
}

interface MemberOptionProps {
  id: string;
  found: Named;
  selected: boolean;
  onChoose: () => void;
}

function MemberOption({ id, found: { uid, username, avatar, countryFid }, selected, onChoose }: MemberOptionProps) {
  const { language } = useLocale();
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="tap w-full text-start"
      // The field stays in focus, so that the list is there when the press ends.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Avatar
        {...{ name: username, country: countryCodeOf(countryFid), info: plainPortrait(avatar), size: 'sm' }}
        decorative
      />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{username}</bdi>
        <span className="block text-xs text-ink-3">{countryOfFid(countryFid)?.names[language]}</span>
      </span>
      <span className="num text-sm text-ink-3">#{uid}</span>
    </button>
  );
}
