import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import { groupLimits, joiningRules, readingRules } from '../../../../contract/domains/groups/limits.ts';
import type { GroupDetail } from '../../../../contract/domains/groups/shapes.ts';
import type { TagRow } from '../../../../contract/domains/topics/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Button } from '../../../design/Button.tsx';
import { Checkbox, Select } from '../../../design/choices.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { FieldError, TextArea, TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import { fieldOf, useGroupForm } from '../use-group-form.ts';
import { DeleteGroup } from './DeleteGroup.tsx';

interface GroupFormProps {
  /** Null: a new one. */
  group: GroupDetail | null;
  types: readonly ThreadType[];
  tags: readonly TagRow[];
}

/** Creates a group, or changes one; all but its picture works before there is script. */
export function GroupForm({ group, types, tags }: GroupFormProps) {
  const t = useT();
  const scripted = useScripted();
  const form = useGroupForm(group);
  return (
    <div className="card">
      <form className="flex flex-col gap-4" onSubmit={form.send} noValidate>
        <div className="scripted">
          <PictureField
            aid={form.logo}
            picture={group?.logo ?? ''}
            onChange={form.setLogo}
            words={{ add: t('groups.addLogo'), change: t('groups.changeLogo'), remove: t('groups.removeLogo') }}
          />
        </div>
        <div ref={form.fields} className="flex flex-col gap-4">
          <TextInput
            label={t('groups.name')}
            hint={t('groups.nameHint', { max: groupLimits.nameMax })}
            error={form.issues.name}
            form={pageForm}
            name={fieldOf('name')}
            defaultValue={form.at.name}
            maxLength={groupLimits.nameMax}
            dir="auto"
          />
          <TextArea
            label={t('groups.description')}
            hint={t('groups.descriptionHint')}
            error={form.issues.description}
            form={pageForm}
            name={fieldOf('description')}
            defaultValue={form.at.description}
            maxLength={groupLimits.descriptionMax}
            dir="auto"
          />
          <Select
            label={t('groups.category')}
            form={pageForm}
            name={fieldOf('typeid')}
            defaultValue={form.at.typeid}
            error={form.issues.typeid}
          >
            {types.map(({ typeid, name }) => (
              <option key={typeid} value={typeid}>
                {name}
              </option>
            ))}
          </Select>
          <Tags tags={tags} chosen={form.at.tagids} error={form.issues.tagids} />
          <Rule name="reading" options={readingRules} chosen={form.at.reading} />
          <Rule name="joining" options={joiningRules} chosen={form.at.joining} />
        </div>
        {form.error && <Note tone="error">{form.error}</Note>}
        <Button
          {...(scripted ? { type: 'submit' } : sendsForm(form.action))}
          wide
          busy={form.busy && t('shell.sending')}
        >
          {t(group ? 'groups.save' : 'groups.create')}
        </Button>
      </form>
      {group && <DeleteGroup group={group} />}
    </div>
  );
}

interface TagsProps {
  tags: readonly TagRow[];
  chosen: readonly string[];
  error: string | undefined;
}

/** Interests that the group stands for, a few at most. */
function Tags({ tags, chosen, error }: TagsProps) {
  const t = useT();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'group-tags' : undefined}>
      <legend className="form-label">{t('groups.tags', { max: groupLimits.tags })}</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {tags.map(({ tagid, tagname }) => (
          <Checkbox
            key={tagid}
            className="min-h-11"
            form={pageForm}
            name={fieldOf('tagids')}
            value={tagid}
            defaultChecked={chosen.includes(String(tagid))}
          >
            {tagname}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError id="group-tags">{error}</FieldError>}
    </fieldset>
  );
}

interface RuleProps {
  name: 'reading' | 'joining';
  options: readonly string[];
  chosen: string;
}

function Rule({ name, options, chosen }: RuleProps) {
  const t = useT();
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="form-label">{t(`groups.${name}`)}</legend>
      {options.map((option) => (
        <label key={option} className="tap min-h-11">
          <EarlyInput
            type="radio"
            className="radio"
            form={pageForm}
            name={fieldOf(name)}
            value={option}
            defaultChecked={option === chosen}
          />
          <span>{t(`groups.${name}.${option}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
