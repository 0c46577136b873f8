import { useRef } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { wordLimits } from '../../../../contract/domains/moderation/word-limits.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Field } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { CountryForm } from './CountryForm.tsx';

type Found = DataOf<Calls['moderation.words']>;

/** A country's lists of words, each with what becomes of a post that holds one. */
export function WordsScreen({ found }: { found: Found }) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.words')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('moderation.words.text')}</p>
      <CountryForm countryFid={found.country_fid} />
      {found.lists.map((list) => (
        <WordList key={`${found.country_fid} ${list.action} ${list.version}`} country={found.country_fid} list={list} />
      ))}
    </>
  );
}

function WordList({ country, list }: { country: number; list: Found['lists'][number] }) {
  const t = useT();
  const act = useAct(['words']);
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLDivElement>(null);
  const { action, version, words } = list;
  const fields = { country_fid: country, action, version };
  const save = () =>
    void act.run(async () => {
      const text = field.current?.querySelector('textarea')?.value ?? '';
      await call('moderation.set-words', { ...fields, words: text });
      showToast({ text: t('moderation.words.saved') });
      await revalidate();
    });
  return (
    <section className="card flex flex-col gap-3" ref={field}>
      <Field label={t(`moderation.words.${action}`)} error={act.issues.words}>
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={`words@${action}`}
              rows={8}
              dir="auto"
              maxLength={wordLimits.listMax}
              defaultValue={words.join('\n')}
            />
          </span>
        )}
      </Field>
      {act.error && <Note tone="error">{act.error}</Note>}
      <FormButton
        className="btn btn-primary self-start"
        action={formAction('moderation.set-words', { ...fields, _of: action })}
        disabled={act.busy}
        aria-busy={act.busy || undefined}
        onClick={save}
      >
        {t('moderation.words.save')}
      </FormButton>
    </section>
  );
}
