import { type FormEvent, useRef, useState } from 'react';
import { type CategoryIcon, categoryIcons } from '../../../../contract/domains/countries/category-icons.ts';
import { categoryLimits } from '../../../../contract/domains/countries/limits.ts';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Select } from '../../../design/choices.tsx';
import { FormDialog } from '../../../design/FormDialog.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { randomString } from '../../../lib/random.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

interface BoardDialogProps {
  countryFid: number;
  /** The one to change; without it another is opened. */
  board?: CategoryRow;
  onClose: () => void;
}

const languages = ['en', 'fr', 'hi'] as const;
const nothing = {
  icon: categoryIcons[0] as CategoryIcon,
  ...{ name_en: '', name_fr: '', name_hi: '', line_en: '', line_fr: '', line_hi: '' },
  position: '100',
};
type Draft = typeof nothing;

const draftOf = (board: CategoryRow | undefined): Draft =>
  board ? { ...board, position: String(board.position) } : nothing;

/** A board's drawing, place and words in the three languages. */
export function BoardDialog({ countryFid, board, onClose }: BoardDialogProps) {
  const t = useT();
  const { draft, change, act, save } = useBoard(countryFid, board, onClose);
  const field = (name: Exclude<keyof Draft, 'icon'>, maxLength: number) => ({
    ...{ name, maxLength, label: t(`operators.board.${name}`), value: draft[name], error: act.issues[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <FormDialog
      title={t(board ? 'countries.changeBoard' : 'countries.newBoard')}
      onClose={onClose}
      onSave={save}
      busy={act.busy}
      error={act.error}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('operators.board.icon')}
          before={<Icon name={draft.icon} />}
          value={draft.icon}
          onChange={(event) => change({ icon: event.target.value as CategoryIcon })}
        >
          {categoryIcons.map((icon) => (
            <option key={icon} value={icon}>
              {t(`countries.icon.${icon}`)}
            </option>
          ))}
        </Select>
        <TextInput inputMode="numeric" {...field('position', 5)} />
      </div>
      {languages.map((language) => (
        <div key={language} className="flex flex-col gap-3" lang={language}>
          <TextInput {...field(`name_${language}`, categoryLimits.nameMax)} />
          <TextInput {...field(`line_${language}`, categoryLimits.lineMax)} />
        </div>
      ))}
    </FormDialog>
  );
}

function useBoard(countryFid: number, board: CategoryRow | undefined, onClose: () => void) {
  const [draft, setDraft] = useState(() => draftOf(board));
  const { revalidate } = useRevalidator();
  const act = useAct(Object.keys(draft));
  // The same form sent again opens the same board: the network may have lost no more than the answer.
  const key = useRef(randomString());
  const change = (part: Partial<Draft>) => {
    key.current = randomString();
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { icon, name_en, name_fr, name_hi, line_en, line_fr, line_hi } = draft;
    const fields = {
      icon,
      name_en,
      name_fr,
      name_hi,
      line_en,
      line_fr,
      line_hi,
      position: draft.position || '0',
    };
    void act.run(async () => {
      if (board) await call('countries.change-category', { ...fields, typeid: board.typeid });
      else {
        const idempotencyKey = key.current;
        await call('countries.create-category', { ...fields, country_fid: countryFid }, { idempotencyKey });
      }
      onClose();
      await revalidate();
    });
  };
  return { draft, change, act, save };
}
