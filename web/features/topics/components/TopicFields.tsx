import { useCallback } from 'react';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import { countryOfFid, globalCountry } from '../../../../contract/primitives/countries.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Select } from '../../../design/choices.tsx';
import { EarlyInput, EarlyTextArea } from '../../../design/early-fields.tsx';
import { Field, TextInput } from '../../../design/fields.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askCategories } from '../queries.ts';
import { type ChangeForm, countriesFor, fieldOf, type TopicChoices, type TopicFormState } from '../topic-form.ts';

interface TopicFieldsProps {
  form: TopicFormState;
  choices: TopicChoices;
  onChange: ChangeForm;
}

/** Name, words, country, board and tags of a topic. */
export function TopicFields({ form, choices, onChange }: TopicFieldsProps) {
  const t = useT();
  const set = (fields: Partial<TopicFormState>) => onChange((now) => ({ ...now, ...fields }));
  return (
    <>
      <TextInput
        label={t('topics.name')}
        form={pageForm}
        name={fieldOf('subject')}
        dir="auto"
        data-focus-first=""
        maxLength={topicLimits.nameMax}
        value={form.topicname}
        onKeyDown={(event) => {
          // The page's form has other buttons, too.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => set({ topicname: event.target.value })}
      />
      <Field label={t('topics.about')}>
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={fieldOf('message')}
              dir="auto"
              rows={3}
              maxLength={topicLimits.descriptionMax}
              value={form.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </span>
        )}
      </Field>
      <Places form={form} choices={choices} set={set} />
      <Tags form={form} choices={choices} set={set} />
    </>
  );
}

interface PartProps {
  form: TopicFormState;
  choices: TopicChoices;
  set: (fields: Partial<TopicFormState>) => void;
}

/** For which country, and on which of its boards. */
function Places({ form, choices, set }: PartProps) {
  const t = useT();
  const { language } = useLocale();
  const isElsewhere = form.countryFid !== choices.fid;
  const read = useCallback(() => askCategories(call, form.countryFid), [form.countryFid]);
  const { value: others } = useLoaded(isElsewhere ? read : null);
  const categories = isElsewhere ? (others ?? []) : choices.categories;
  const offered = [...new Set([...countriesFor(choices.fid), form.countryFid])];
  return (
    <>
      <Select
        label={t('topics.forCountry')}
        form={pageForm}
        name={fieldOf('country_fid')}
        value={form.countryFid}
        onChange={(event) => set({ countryFid: Number(event.target.value), categoryId: 0, categoryName: '' })}
      >
        {offered.map((fid) => (
          <option key={fid} value={fid}>
            {(countryOfFid(fid) ?? globalCountry).names[language]}
          </option>
        ))}
      </Select>
      <Select
        label={t('topics.category')}
        form={pageForm}
        name={fieldOf('categoryid')}
        value={form.categoryId}
        onChange={(event) => {
          const categoryId = Number(event.target.value);
          const categoryName = categories.find(({ categoryid }) => categoryid === categoryId)?.categoryname ?? '';
          set({ categoryId, categoryName });
        }}
      >
        {categories.map(({ categoryid, categoryname }) => (
          <option key={categoryid} value={categoryid}>
            {categoryname}
          </option>
        ))}
      </Select>
    </>
  );
}

/** One to five of the interests (R-TOP-010); with five chosen no more can be. */
function Tags({ form, choices, set }: PartProps) {
  const t = useT();
  const { checkedTags } = form;
  const isFull = checkedTags.length >= topicLimits.tags;
  const toggle = (tagid: number, on: boolean) =>
    set({ checkedTags: on ? [...checkedTags, tagid] : checkedTags.filter((each) => each !== tagid) });
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="form-label mb-2">
        {t('topics.tags')} <span className="hint">{t('topics.tagsHint')}</span>
      </legend>
      {choices.tags.map(({ tagid, tagname }) => {
        const on = checkedTags.includes(tagid);
        return (
          <label key={tagid} className="chip chip-choice">
            <EarlyInput
              type="checkbox"
              className="sr-only"
              form={pageForm}
              name={fieldOf('checkedTags')}
              value={tagid}
              checked={on}
              disabled={isFull && !on}
              onChange={(event) => toggle(tagid, event.target.checked)}
            />
            {tagname}
          </label>
        );
      })}
    </fieldset>
  );
}
