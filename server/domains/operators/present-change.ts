import { auditFields } from '../../../contract/audit.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { isSettingName, settingSchema } from '../../platform/settings.ts';
import { translate } from '../../platform/texts.ts';
import { groupTitleId } from '../members/index.ts';
import type { Change } from './rules/changes.ts';

/** One change of the trail in the reader's words; a moment stays ISO 8601, for the screen to write in its zone. */
export function presentChange(locale: Language, subject: string, { field, before, after }: Change) {
  const told = (value: unknown): string => valueText(locale, field, value);
  return { field, label: labelOf(locale, subject, field), before: told(before), after: told(after) };
}

/** The fields of a change as people read them: those told by name, a setting's as its form has them. */
export const fieldsInOrder = (subject: string): readonly string[] => [...auditFields, ...fieldsOfSetting(subject)];

const fieldsOfSetting = (subject: string): string[] =>
  isSettingName(subject) ? Object.keys(settingSchema(subject).properties ?? {}) : [];

/** A setting's field has the name that its form gives it; what nobody named, as a country's number, stays as it is. */
function labelOf(locale: Language, subject: string, field: string): string {
  const known = auditFields.find((name) => name === field);
  if (known) return translate(locale, `operators.change.${known}`);
  return fieldsOfSetting(subject).includes(field) ? translate(locale, `operators.field.${field}`) : field;
}

function valueText(locale: Language, field: string, value: unknown): string {
  if (value === undefined) return '';
  if (field === 'until' && value === null) return translate(locale, 'operators.forGood');
  if (field === 'groupid') return translate(locale, groupTitleId(Number(value)));
  if (field === 'status') return translate(locale, `operators.state.${value}`);
  if (typeof value === 'boolean') return translate(locale, value ? 'operators.yes' : 'operators.no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
