import { Select, Switch } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { type Translate, useT } from '../../../texts/texts.tsx';
import { type Draft, kindOf, type Schema } from '../setting-form.ts';

interface SettingFieldProps {
  schema: Schema;
  label: string;
  /** Name by which the server speaks of the field: `value.accountFailures`. */
  path: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  issues: Readonly<Record<string, string>>;
}

/** The control for one figure, and for each field of a figure that has several. */
export function SettingField({ schema, label, path, draft, onChange, issues }: SettingFieldProps) {
  const t = useT();
  const kind = kindOf(schema);
  const error = issueAt(issues, path);
  const text = typeof draft === 'string' ? draft : '';
  if (kind === 'fields') {
    const fields = typeof draft === 'object' ? draft : {};
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
  if (kind === 'number' || kind === 'text') {
    const figure = kind === 'number' ? ({ inputMode: 'decimal' } as const) : {};
    return (
      <TextInput
        label={label}
        hint={kind === 'number' ? rangeOf(t, schema) : undefined}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        {...figure}
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

const issueAt = (issues: Readonly<Record<string, string>>, path: string): string | undefined => issues[path];

/** A line's or a pair's own sentence stands under the whole list. */
function deeperIssue(issues: Readonly<Record<string, string>>, path: string): string | undefined {
  const found = Object.entries(issues).find(([field]) => field.startsWith(`${path}.`));
  return found && `${found[0].slice(path.length + 1)}: ${found[1]}`;
}

function rangeOf(t: Translate, { minimum, maximum }: Schema): string | undefined {
  if (minimum === undefined || maximum === undefined) return undefined;
  return t('operators.range', { minimum, maximum });
}
