import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { TextInput } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NameTaken } from '../name-taken.ts';

interface NameFieldProps {
  name: string;
  value: string;
  onChange: (name: string) => void;
  /** What is wrong with it. */
  error: string | undefined;
  taken: NameTaken | undefined;
}

/** A group's name; where another group has it, names that are free stand below. */
export function NameField({ name, value, onChange, error, taken }: NameFieldProps) {
  const t = useT();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextInput
        label={t('rooms.name')}
        hint={t('rooms.nameOnce')}
        error={taken ? `${taken.words} ${t('rooms.nameTry')}` : error}
        form={pageForm}
        name={name}
        value={value}
        maxLength={roomLimits.nameMax}
        autoComplete="off"
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
      />
      {taken && taken.free.length > 0 && (
        <ul className="scripted flex flex-wrap gap-2">
          {taken.free.map((free) => (
            <li key={free}>
              <button type="button" className="chip" dir="auto" onClick={() => onChange(free)}>
                {free}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
