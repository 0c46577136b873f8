import { Button, IconButton } from '../../../design/Button.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import {
  cellsOf,
  type Draft,
  draftOf,
  kindOf,
  pairName,
  partsOf,
  type Row,
  rowOf,
  rowsOf,
  type Schema,
  type SettingFieldProps,
} from '../setting-form.ts';
import { FigureInput } from './FigureInput.tsx';

/** A row as the table draws it. */
interface Drawn {
  key: string;
  name: string;
  of: Draft;
  /** By which the server names it. */
  path: string;
  change: (of: Draft) => void;
  rename?: (name: string) => void;
  remove?: () => void;
}

/** Figures of one kind below each other: a row each, whose names are the setting's own, the operator's, or numbers. */
export function SettingTable(props: SettingFieldProps) {
  const { schema, label, path, issues } = props;
  const t = useT();
  const inner = rowOf(schema)!;
  const { rows, add } = useRows(props, inner);
  const cells = cellsOf(inner);
  const whole = issues[path];
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full text-sm max-sm:block">
        {/* The setting's own name stands above already; that of one of its fields doesn't. */}
        <caption className={path === 'value' ? 'sr-only' : 'form-label pb-2 text-start max-sm:block'}>{label}</caption>
        <Head columns={cells.map(([, of]) => of.title ?? label)} />
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:py-2">
              <th scope="row" className="py-1 pe-3 text-start font-normal max-sm:w-full">
                <RowName row={row} names={namesFor(schema, rows, row)} />
              </th>
              {cells.map(([field, of]) => (
                <td key={field} className="max-w-full py-1 pe-3 align-top">
                  {field !== '' && (
                    <span className="block text-xs text-ink-3 sm:hidden" aria-hidden="true">
                      {of.title ?? label}
                    </span>
                  )}
                  <Cell
                    row={row}
                    field={field}
                    schema={of}
                    label={`${pairName(schema, row.name)}: ${of.title ?? label}`}
                    issues={issues}
                  />
                </td>
              ))}
              {row.remove && (
                <td className="py-1 align-top">
                  <IconButton
                    icon="x"
                    label={t('operators.table.remove', { row: pairName(schema, row.name) })}
                    onClick={row.remove}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {whole && <FieldError>{whole}</FieldError>}
      {add && (
        <div>
          <Button kind="outline" small onClick={add}>
            {t('operators.table.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Head({ columns }: { columns: readonly string[] }) {
  const t = useT();
  return (
    <thead className="max-sm:sr-only">
      <tr>
        {[t('operators.table.row'), ...columns].map((column) => (
          <th key={column} scope="col" className="py-1 pe-3 text-start text-xs text-ink-3">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The rows of a draft, and how one is added where the setting lets operators add. */
function useRows(
  { schema, path, draft, onChange }: SettingFieldProps,
  inner: Schema,
): { rows: Drawn[]; add?: () => void } {
  const kind = kindOf(schema);
  if (kind === 'fields') {
    const parts = partsOf(draft);
    const rows = Object.entries(schema.properties ?? {}).map(([field, { title }]) => ({
      ...{ key: field, name: title ?? field, of: parts[field] ?? '', path: `${path}.${field}` },
      change: (of: Draft) => onChange({ ...parts, [field]: of }),
    }));
    return { rows };
  }
  const all = rowsOf(draft);
  const put = (at: number, row: Partial<Row>) =>
    onChange(all.map((each, n) => (n === at ? { ...each, ...row } : each)));
  const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems;
  const rows = all.map(({ name, of }, at): Drawn => {
    const step = kind === 'pairs' ? name : String(at);
    return {
      ...{ key: String(at), name: kind === 'pairs' ? name : String(at + 1), of, path: `${path}.${step}` },
      change: (changed) => put(at, { of: changed }),
      ...(kind === 'pairs' && { rename: (changed: string) => put(at, { name: changed }) }),
      ...(!isFixed && { remove: () => onChange(all.filter((_, n) => n !== at)) }),
    };
  });
  const isFull = isFixed || all.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return { rows, ...(!isFull && { add: () => onChange([...all, { name: '', of: draftOf(inner, undefined) }]) }) };
}

/** Names that a row may have: those which no other row has. */
function namesFor({ propertyNames }: Schema, rows: readonly Drawn[], row: Drawn): [name: string, word: string][] {
  const taken = new Set(rows.filter((each) => each !== row).map(({ name }) => name));
  return Object.entries(propertyNames?.choices ?? {}).filter(([name]) => !taken.has(name));
}

function RowName({ row: { name, rename }, names }: { row: Drawn; names: readonly [name: string, word: string][] }) {
  const t = useT();
  if (!rename) return name;
  const label = t('operators.table.row');
  if (names.length === 0) {
    return (
      <span className="input w-40">
        <EarlyInput
          aria-label={label}
          autoComplete="off"
          value={name}
          onChange={(event) => rename(event.target.value)}
        />
      </span>
    );
  }
  return <Choice tie={{ 'aria-label': label }} value={name} options={names} onChange={rename} />;
}

interface ChoiceProps {
  tie: { 'aria-label': string; 'aria-invalid'?: true };
  value: string;
  options: readonly (readonly [value: string, word: string])[];
  onChange: (value: string) => void;
}

/** One of several; what nobody chose yet asks for it, and what is none of them stands as it was stored. */
function Choice({ tie, value, options, onChange }: ChoiceProps) {
  const t = useT();
  const isKnown = options.some(([each]) => each === value);
  return (
    <span className="input w-56 max-w-full">
      <select {...tie} value={value} onChange={(event) => onChange(event.target.value)}>
        {!isKnown && <option value={value}>{value || t('operators.table.choose')}</option>}
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
    </span>
  );
}

interface CellProps {
  row: Drawn;
  /** Empty where a row is one figure. */
  field: string;
  schema: Schema;
  label: string;
  issues: Readonly<Record<string, string>>;
}

/** One figure of a row, and what the server says is wrong with it. */
function Cell({ row, field, schema, label, issues }: CellProps) {
  const draft = field === '' ? row.of : (partsOf(row.of)[field] ?? '');
  const change = (changed: Draft) => row.change(field === '' ? changed : { ...partsOf(row.of), [field]: changed });
  const error = issues[field === '' ? row.path : `${row.path}.${field}`];
  return (
    <>
      <CellControl {...{ schema, label, draft, change }} invalid={error !== undefined} />
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

interface ControlProps {
  schema: Schema;
  label: string;
  draft: Draft;
  change: (draft: Draft) => void;
  invalid: boolean;
}

function CellControl({ schema, label, draft, change, invalid }: ControlProps) {
  const kind = kindOf(schema);
  const text = typeof draft === 'string' ? draft : '';
  const tie = { 'aria-label': label, ...(invalid && { 'aria-invalid': true as const }) };
  if (kind === 'choice' || schema.choices) {
    const values = schema.enum ?? Object.keys(schema.choices ?? {});
    const options = values.map((each) => [each, schema.choices?.[each] ?? each] as const);
    return <Choice tie={tie} value={text} options={options} onChange={change} />;
  }
  if (kind === 'number' || kind === 'duration')
    return <FigureInput schema={schema} draft={draft} onChange={change} tie={tie} />;
  if (kind === 'switch') {
    return (
      <EarlyInput
        {...tie}
        type="checkbox"
        className="checkbox"
        checked={draft === true}
        onChange={(event) => change(event.target.checked)}
      />
    );
  }
  return (
    <span className="input w-72 max-w-full">
      <EarlyInput {...tie} autoComplete="off" value={text} onChange={(event) => change(event.target.value)} />
    </span>
  );
}
