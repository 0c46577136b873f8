import { auditKinds, changeText } from '../../../contract/audit.ts';
import type { AuditValue } from '../../../contract/audit-kind.ts';
import { durations, longestOf } from '../../../contract/domains/operators/spans.ts';
import { countryOfFid, type Language } from '../../../contract/primitives/countries.ts';
import type { Setting } from '../../platform/settings.ts';
import { translate } from '../../platform/texts.ts';
import { groupTitleId } from '../members/index.ts';
import { statusText } from '../threads/index.ts';
import { type Change, changesOf } from './rules/changes.ts';
import { fieldNames, settingText, unitsOf } from './setting-words.ts';

interface Audited {
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** A field as people read it. */
interface Field {
  label: string;
  value: AuditValue;
}

/** What changed, in the reader's words; a moment stays ISO 8601, for the screen to write in its zone. */
export function presentChanges(locale: Language, settings: readonly Setting[], row: Audited) {
  const fields = fieldsOf(locale, settings, row);
  const setting = settings.find(({ name }) => name === row.subject);
  const units = setting ? unitsOf(setting) : undefined;
  return changesOf(row.before, row.after, [...fields.keys()]).map(({ field, before, after }: Change) => {
    // What nobody named, as a country's number, stays as it is.
    const { label, value } = fields.get(field) ?? { label: field, value: 'plain' };
    const isSpan = units?.get(field) === 'seconds';
    const worded = (each: unknown): string =>
      isSpan && typeof each === 'number' ? spanText(locale, each) : valueText(locale, value, each);
    return { field, label, before: worded(before), after: worded(after) };
  });
}

/** What an operator changed, as operators know it: a setting by the name that its form has. */
export function thingOf(
  locale: Language,
  settings: readonly Setting[],
  { action, subject }: Pick<Audited, 'action' | 'subject'>,
) {
  const setting = action === 'operators.change-setting' ? settings.find(({ name }) => name === subject) : undefined;
  return setting ? translate(locale, settingText(setting)) : officeIn(locale, subject);
}

/** An office's place as it is stored, `board 2 (188)`, in the reader's words; anything else as it is. */
function officeIn(locale: Language, subject: string): string {
  const [, office, place, fid] = /^(board|topic) (\d+) \((\d+)\)$/.exec(subject) ?? [];
  const country = countryOfFid(Number(fid));
  if (!office || !place || !country) return subject;
  return translate(locale, 'operators.offices.over', { office, place, country: country.names[locale] });
}

/** The fields of a change in their order: those that its domain names, or a setting's as its form has them. */
function fieldsOf(locale: Language, settings: readonly Setting[], { action, subject }: Audited): Map<string, Field> {
  const named = Object.entries(auditKinds[action] ?? {}).map(([field, value]): [string, Field] => [
    field,
    { label: translate(locale, changeText(action, field)), value },
  ]);
  const setting = settings.find(({ name }) => name === subject);
  const ofSetting = [...(setting ? fieldNames(setting, locale) : [])].map(([field, label]): [string, Field] => [
    field,
    { label, value: 'plain' },
  ]);
  return new Map([...named, ...ofSetting]);
}

/** A span of seconds as people say it: 30 days. */
function spanText(locale: Language, seconds: number): string {
  const unit = longestOf(seconds);
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(seconds / durations[unit]);
}

function valueText(locale: Language, as: AuditValue, value: unknown): string {
  if (value === undefined) return '';
  if (as === 'until' && value === null) return translate(locale, 'operators.forGood');
  if (as === 'group') return translate(locale, groupTitleId(Number(value)));
  if (as === 'state') return translate(locale, `operators.state.${value ?? 'open'}`);
  if (as === 'reportStatus' && typeof value === 'number') return statusText(locale, value);
  if (as === 'label') return translate(locale, `store.label.${value}`);
  if (as === 'width') return value === 'single' ? translate(locale, 'moderation.address.width.one') : `/${value}`;
  if (typeof value === 'boolean') return translate(locale, value ? 'operators.yes' : 'operators.no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
