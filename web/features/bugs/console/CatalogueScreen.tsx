import { type FormEvent, useState } from 'react';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import type { AdminOption, AdminVariable } from '../../../../contract/domains/bugs/shapes.ts';
import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { usePress } from '../../../api/use-press.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Checkbox, Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** What reports are asked: variables with their options, which operators extend, order and close. */
export function CatalogueScreen({ list }: { list: readonly AdminVariable[] }) {
  const t = useT();
  const models = list.find(({ var: name }) => name === 'device_model')?.options ?? [];
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.bugOptions')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('bugs.catalogue.text')}</p>
      <NeedsScript>{t('bugs.catalogue.needsScript')}</NeedsScript>
      {list.map((variable) => (
        <VariableCard key={variable.var} variable={variable} models={models} />
      ))}
      <NewVariable />
    </>
  );
}

interface VariableProps {
  variable: AdminVariable;
  /** Phones: a version belongs to one. */
  models: readonly AdminOption[];
}

function VariableCard({ variable, models }: VariableProps) {
  const t = useT();
  const { language } = useLocale();
  const { var: name, closed, own, type, options } = variable;
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const close = () =>
    void run(async () => {
      await call('bugs.close-variable', { var: name, closed: closed === 1 ? 0 : 1 });
      await revalidate();
    });
  return (
    <section className="card flex flex-col gap-2" aria-label={variable[language]}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="heading text-lg">{variable[language]}</h2>
        <code className="text-xs text-ink-3">{name}</code>
        {closed === 1 && <Tag>{t('bugs.catalogue.closed')}</Tag>}
        {own === 0 && (
          <Button kind="outline" small className="ms-auto" disabled={busy} onClick={close}>
            {t(closed === 1 ? 'bugs.catalogue.open' : 'bugs.catalogue.close')}
          </Button>
        )}
      </div>
      {type === 'select' && (
        <details open={options.length <= 10}>
          <summary className="tap link min-h-11 text-sm">
            {t('bugs.catalogue.options', { count: options.length })}
          </summary>
          <ul>
            {options.map((option, at) => (
              <OptionRow key={option.id} {...{ variable, option, at }} />
            ))}
          </ul>
          <NewOption {...{ variable, models }} />
        </details>
      )}
    </section>
  );
}

interface OptionRowProps {
  variable: AdminVariable;
  option: AdminOption;
  at: number;
}

function OptionRow({ variable, option, at }: OptionRowProps) {
  const t = useT();
  const { language } = useLocale();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const title = option[language] || option.value;
  const move = (by: -1 | 1) =>
    void run(async () => {
      const ids = variable.options.map(({ id }) => id);
      const [moved] = ids.splice(at, 1);
      ids.splice(at + by, 0, moved!);
      await call('bugs.order-options', { var: variable.var, ids });
      await revalidate();
    });
  const close = () =>
    void run(async () => {
      await call('bugs.close-option', { id: option.id, closed: option.closed === 1 ? 0 : 1 });
      await revalidate();
    });
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-1 last:border-b-0">
      <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
        {title}{' '}
        <span className="text-xs text-ink-3">
          {[option.value, option.parent].filter((each) => each && each !== title).join(', ')}
        </span>
      </span>
      {option.closed === 1 && <Tag>{t('bugs.catalogue.closed')}</Tag>}
      <IconButton
        icon="arrow-up"
        label={t('bugs.catalogue.up', { title })}
        disabled={busy || at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('bugs.catalogue.down', { title })}
        disabled={busy || at === variable.options.length - 1}
        onClick={() => move(1)}
      />
      <Button kind="outline" small disabled={busy} onClick={close}>
        {t(option.closed === 1 ? 'bugs.catalogue.open' : 'bugs.catalogue.close')}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}

const noTitles = { en: '', fr: '', hi: '' };

/** The three languages' words of something that is added. */
function Titles({ titles, change }: { titles: typeof noTitles; change: (fields: Partial<typeof noTitles>) => void }) {
  const t = useT();
  return languages.map((language) => (
    <TextInput
      key={language}
      label={t(`bugs.catalogue.${language}`)}
      value={titles[language]}
      maxLength={bugsLimits.titleMax}
      lang={language}
      onChange={(event) => change({ [language]: event.target.value })}
    />
  ));
}

function NewOption({ variable, models }: VariableProps) {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const none = { value: '', parent: '', ...noTitles };
  const [typed, setTyped] = useState(none);
  const change = (fields: Partial<typeof none>) => setTyped((now) => ({ ...now, ...fields }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    void act.run(async () => {
      await call('bugs.add-option', { var: variable.var, ...typed });
      setTyped({ ...none, parent: typed.parent });
      await revalidate();
    });
  };
  return (
    <details className="scripted">
      <summary className="tap link min-h-11 text-sm">{t('bugs.catalogue.addOption')}</summary>
      <form className="flex flex-col gap-3 pt-3" onSubmit={add} noValidate>
        <TextInput
          label={t('bugs.catalogue.value')}
          value={typed.value}
          maxLength={bugLimits.valueMax}
          dir="auto"
          onChange={(event) => change({ value: event.target.value })}
        />
        {variable.parent !== '' && (
          <Select
            label={t('bugs.catalogue.parent')}
            value={typed.parent}
            onChange={(event) => change({ parent: event.target.value })}
          >
            <option value="">{t('bugs.allPhones')}</option>
            {models.map((model) => (
              <option key={model.id} value={model.value}>
                {model.value}
              </option>
            ))}
          </Select>
        )}
        <Titles titles={typed} change={change} />
        {act.words && <Note tone="error">{act.words}</Note>}
        <Button type="submit" kind="quiet" className="self-start" busy={act.busy && t('shell.working')}>
          {t('bugs.catalogue.addOption')}
        </Button>
      </form>
    </details>
  );
}

function NewVariable() {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const none = { var: '', type: 'text' as 'text' | 'select', required: false, ...noTitles };
  const [typed, setTyped] = useState(none);
  const change = (fields: Partial<typeof none>) => setTyped((now) => ({ ...now, ...fields }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    void act.run(async () => {
      await call('bugs.add-variable', { ...typed, required: typed.required ? 1 : 0 });
      setTyped(none);
      await revalidate();
    });
  };
  return (
    <section className="card scripted">
      <h2 className="heading text-lg">{t('bugs.catalogue.newVariable')}</h2>
      <form className="flex flex-col gap-3 pt-2" onSubmit={add} noValidate>
        <TextInput
          label={t('bugs.catalogue.var')}
          hint={t('bugs.catalogue.varHint')}
          value={typed.var}
          maxLength={bugsLimits.varMax}
          autoCapitalize="none"
          onChange={(event) => change({ var: event.target.value })}
        />
        <Select
          label={t('bugs.catalogue.type')}
          value={typed.type}
          onChange={(event) => change({ type: event.target.value === 'select' ? 'select' : 'text' })}
        >
          <option value="text">{t('bugs.catalogue.typeText')}</option>
          <option value="select">{t('bugs.catalogue.typeSelect')}</option>
        </Select>
        <Titles titles={typed} change={change} />
        <Checkbox checked={typed.required} onChange={(event) => change({ required: event.target.checked })}>
          {t('bugs.catalogue.required')}
        </Checkbox>
        {act.words && <Note tone="error">{act.words}</Note>}
        <Button type="submit" kind="quiet" className="self-start" busy={act.busy && t('shell.working')}>
          {t('bugs.catalogue.addVariable')}
        </Button>
      </form>
    </section>
  );
}
