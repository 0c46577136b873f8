import { type ReactNode, useEffect, useState } from 'react';
import type { FormVariable } from '../../../../contract/domains/bugs/shapes.ts';
import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Button } from '../../../design/Button.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { phoneOf } from '../typed-report.ts';
import { useOwnPhone } from '../use-phone.ts';
import { fieldOf } from '../use-report-form.ts';
import { useTitles } from '../use-titles.ts';
import { LineField } from './LineField.tsx';
import type { StepProps } from './SayStep.tsx';

/** Choices of more options than this are a list. */
const mostChoices = 6;

/** The second step: what it is, on which phone, in which version, how often, and what operators ask beside. */
export function WhereStep({ form, variables }: StepProps) {
  const t = useT();
  return (
    <>
      <h2 className="heading text-xl">{t('bugs.where.title')}</h2>
      {variables
        .filter(({ var: name }) => name !== 'email')
        .map((variable) => (
          <Asked key={variable.var} variable={variable} form={form} />
        ))}
    </>
  );
}

type AskedProps = { variable: FormVariable } & Pick<StepProps, 'form'>;

/** One variable, as it is best asked. */
function Asked(props: AskedProps) {
  const { variable } = props;
  const { var: name, type, multiple, open, options } = variable;
  if (name === 'device_model') return <PhoneField {...props} />;
  if (name === 'build_number') return <BuildField {...props} />;
  if (type === 'select' && (multiple === 1 || (open === 0 && options.length <= mostChoices)))
    return <Choices {...props} />;
  if (type === 'select' && open === 0) return <ChoiceList {...props} />;
  return <OpenField {...props} />;
}

/** The phone, filled in where the browser says it: it is seen, and can be another. */
function PhoneField({ variable, form }: AskedProps) {
  const t = useT();
  const { typed, change } = form;
  const { model } = useOwnPhone();
  const [isOther, setOther] = useState(false);
  const own = phoneOf(model, variable.options);
  const value = typed.device_model ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has said it
  useEffect(() => {
    if (own !== '' && value === '') change({ device_model: own });
  }, [own]);
  const isThis = own !== '' && value === own && !isOther;
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <OpenField
          {...{ variable, form }}
          readOnly={isThis}
          after={
            isThis && (
              <Tag tone="success" icon="check">
                {t('bugs.where.thisPhone')}
              </Tag>
            )
          }
        />
      </div>
      {isThis && (
        <Button
          kind="text"
          small
          className="px-0!"
          onClick={() => {
            setOther(true);
            change({ device_model: '', build_number: '' });
          }}
        >
          {t('bugs.where.otherPhone')}
        </Button>
      )}
    </div>
  );
}

/** The version: filled in only where the browser really says it, else with the way to it. */
function BuildField(props: AskedProps) {
  const t = useT();
  const { typed, change } = props.form;
  const { build, model } = useOwnPhone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser has said it
  useEffect(() => {
    if (build !== '' && model !== '' && (typed.build_number ?? '') === '') change({ build_number: build });
  }, [build, model]);
  return (
    <div>
      <OpenField {...props} />
      <details className="mt-1">
        <summary className="hint tap min-h-11">{t('bugs.where.buildHint')}</summary>
        <ol className="quiet flex list-inside list-decimal flex-col gap-1 text-sm">
          <li>{t('bugs.where.build1')}</li>
          <li>{t('bugs.where.build2')}</li>
          <li>{t('bugs.where.build3')}</li>
        </ol>
      </details>
    </div>
  );
}

/** A line to be typed, with what the catalogue knows to choose from. */
function OpenField({ variable, form, ...rest }: AskedProps & { readOnly?: boolean; after?: ReactNode }) {
  const { var: name, options, parent } = variable;
  const title = useTitles()(variable);
  const { typed, issues, change } = form;
  const chosen = typed[parent] ?? '';
  const fitting = options.filter(
    (option) => parent === '' || chosen === '' || option.parent === '' || option.parent === chosen,
  );
  return (
    <>
      <LineField
        id={`bug-${name}`}
        label={title}
        error={issues[name]}
        form={pageForm}
        name={fieldOf(name)}
        value={typed[name] ?? ''}
        maxLength={bugLimits.rawValueMax}
        list={fitting.length > 0 ? `bug-${name}-list` : undefined}
        autoComplete="off"
        placeholder={name === 'build_number' ? fitting[0]?.value : undefined}
        dir="auto"
        onKeyDown={form.onKeyDown}
        onChange={(event) => change({ [name]: event.target.value })}
        {...rest}
      />
      {fitting.length > 0 && (
        <datalist id={`bug-${name}-list`}>
          {fitting.map((option) => (
            <option key={`${option.parent} ${option.value}`} value={option.value}>
              {option.title}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A few options as large targets: one of them, or several. */
function Choices({ variable, form }: AskedProps) {
  const { var: name, options, multiple } = variable;
  const title = useTitles()(variable);
  const { typed, issues, change } = form;
  const chosen = (typed[name] ?? '').split(',').filter(Boolean);
  const toggled = (value: string): string[] =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return (
    <fieldset
      id={`bug-${name}`}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={issues[name] ? `bug-${name}-error` : undefined}
    >
      <legend className="form-label mb-1.5">{title}</legend>
      <div className={options.length === 3 ? 'bug-choices bug-choices-three' : 'bug-choices'}>
        {options.map(({ value, title: words }) => (
          <label key={value}>
            <EarlyInput
              type={multiple === 1 ? 'checkbox' : 'radio'}
              className="sr-only"
              form={pageForm}
              name={fieldOf(name)}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => change({ [name]: multiple === 1 ? toggled(value).join(',') : value })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {issues[name] && <FieldError id={`bug-${name}-error`}>{issues[name]}</FieldError>}
    </fieldset>
  );
}

/** Many options as a list. */
function ChoiceList({ variable, form }: AskedProps) {
  const { var: name, options } = variable;
  const title = useTitles()(variable);
  const { typed, issues, change } = form;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={`bug-${name}`}>
        {title}
      </label>
      <span className="input">
        <select
          id={`bug-${name}`}
          form={pageForm}
          name={fieldOf(name)}
          value={typed[name] ?? ''}
          aria-invalid={issues[name] ? true : undefined}
          onChange={(event) => change({ [name]: event.target.value })}
        >
          <option value="" />
          {options.map(({ value, title: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </span>
      {issues[name] && <FieldError>{issues[name]}</FieldError>}
    </div>
  );
}
