import type { FormEvent } from 'react';
import { operatorLimits, searchFields } from '../../../../contract/domains/operators/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

export type SearchField = (typeof searchFields)[number];

/** By what and for what members are looked for; without script the browser sends it as an address. */
export function SearchForm({ by, q }: { by: SearchField; q: string }) {
  const t = useT();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    navigate(`?${new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))}`);
  };
  return (
    <form className="card flex flex-wrap items-end gap-3" onSubmit={search}>
      <div className="min-w-[min(100%,10rem)] max-w-full flex-none">
        <Select label={t('operators.search.by')} name="by" defaultValue={by}>
          {searchFields.map((field) => (
            <option key={field} value={field}>
              {t(`operators.search.${field}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-[min(100%,12rem)] flex-1">
        <TextInput
          label={t('operators.search.q')}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={operatorLimits.queryMax}
          autoComplete="off"
        />
      </div>
      <Button type="submit" icon="search">
        {t('operators.search.go')}
      </Button>
    </form>
  );
}
