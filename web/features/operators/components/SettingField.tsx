import { Select, Switch } from '../../../design/choices.tsx';
import { Field, TextArea, TextInput } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import { kindOf, partsOf, rowOf, type SettingFieldProps } from '../setting-form.ts';
import { FigureInput, useRange } from './FigureInput.tsx';
import { SettingTable } from './SettingTable.tsx';

/** The control for one figure, and for each field of a figure that has several. */
export function SettingField({ schema, label, path, draft, onChange, issues }: SettingFieldProps) {
  const t = useT();
  const range = useRange();
  const kind = kindOf(schema);
  const error = issueAt(issues, path);
  const text = typeof draft === 'string' ? draft : '';
  if (rowOf(schema)) return <SettingTable {...{ schema, label, path, draft, onChange, issues }} />;
  if (kind === 'fields') return <SettingFields {...{ schema, label, path, draft, onChange, issues }} />;
  if (kind === 'switch') {
    return (
      <Switch checked={draft === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Switch>
    );
  }
  if (kind === 'choice') {
    return (
      <Select label={label} value={text} error={error} onChange={(event) => onChange(event.target.value)}>
        {schema.enum?.map((each) => (
          <option key={each} value={each}>
            {schema.choices?.[each] ?? each}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === 'number' || kind === 'duration') {
    return (
      <Field label={label} hint={range(schema)} error={error}>
        {(tie) => <FigureInput schema={schema} draft={draft} onChange={onChange} tie={tie} />}
      </Field>
    );
  }
  if (kind === 'text') {
    return (
      <TextInput
        label={label}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
    );
  }
  return (
    <TextArea
      label={label}
      hint={t(`operators.kind.${kind}`)}
      error={error ?? deeperIssue(issues, path)}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      spellCheck={false}
    />
  );
}

function SettingFields({ schema, label, path, draft, onChange, issues }: SettingFieldProps) {
  const fields = partsOf(draft);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className={path === 'value' ? 'sr-only' : 'form-label pb-2'}>{label}</legend>
      {Object.entries(schema.properties ?? {}).map(([name, inner]) => (
        <SettingField
          key={name}
          schema={inner}
          label={inner.title ?? name}
          path={`${path}.${name}`}
          draft={fields[name] ?? ''}
          onChange={(changed) => onChange({ ...fields, [name]: changed })}
          issues={issues}
        />
      ))}
    </fieldset>
  );
}

const issueAt = (issues: Readonly<Record<string, string>>, path: string): string | undefined => issues[path];

/** A line's or a pair's own sentence stands under the whole list. */
function deeperIssue(issues: Readonly<Record<string, string>>, path: string): string | undefined {
  const found = Object.entries(issues).find(([field]) => field.startsWith(`${path}.`));
  return found && `${found[0].slice(path.length + 1)}: ${found[1]}`;
}
