import { countries, type Language } from '../../../contract/primitives/countries.ts';
import { type Setting, settingSchema } from '../../platform/settings.ts';
import { translate } from '../../platform/texts.ts';

/** Text id of a setting's name. */
export const settingText = ({ domain, name }: Setting): string => `${domain}.setting.${name}`;

/** Text id of what a setting does, and what a member sees of it. */
export const hintText = (setting: Setting): string => `${settingText(setting)}.hint`;

/** Text id of the heading under which a domain's settings stand; domains that say the same share it. */
export const groupText = ({ domain }: Setting): string => `${domain}.setting.group`;

/** The part of JSON Schema that settings use; `title` is a text id where a domain says another than the setting's own. */
interface Schema {
  title?: string;
  enum?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  /** What pairs may be called. */
  propertyNames?: Schema;
  /** What a name or a number is of. */
  of?: unknown;
  /** The name that stands for all others. */
  others?: string;
  choices?: Readonly<Record<string, string>>;
  [rest: string]: unknown;
}

/** Gives each field its name and each choice its word by `say`, which is asked for the text of an id. */
function named(schema: Schema, textOf: (part: string) => string, say: (id: string) => string): Schema {
  const { properties, items, enum: values } = schema;
  return {
    ...schema,
    ...(values && { choices: Object.fromEntries(values.map((value) => [value, say(textOf(value))])) }),
    ...(items && { items: named(items, textOf, say) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [
          field,
          { ...named(inner, textOf, say), title: say(inner.title ?? textOf(field)) },
        ]),
      ),
    }),
  };
}

const partText = (setting: Setting) => (part: string) => `${settingText(setting)}.${part}`;

/** What a setting may hold, its fields and choices named in a language. */
export const namedSchema = (setting: Setting, locale: Language): Record<string, unknown> =>
  withCountries(
    named(settingSchema(setting), partText(setting), (id) => translate(locale, id)),
    locale,
  );

/** Countries are called as the reader calls them, wherever a setting holds one. */
function withCountries(schema: Schema, locale: Language): Schema {
  const { properties, items, propertyNames } = schema;
  const inner = (of: Schema) => withCountries(of, locale);
  return {
    ...schema,
    ...(schema.of === 'country' && { choices: countryChoices(schema, locale) }),
    ...(items && { items: inner(items) }),
    ...(propertyNames && { propertyNames: inner(propertyNames) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([field, of]) => [field, inner(of)])),
    }),
  };
}

/** The name of each country that may be meant: by its code where the setting lists codes, else by its number. */
function countryChoices({ enum: codes, others }: Schema, locale: Language): Record<string, string> {
  const known = countries.filter(({ code }) => !codes || codes.includes(code));
  const choices = known.map(({ code, fid, names }) => [codes ? code : String(fid), names[locale]]);
  const rest = others === undefined ? [] : [[others, translate(locale, 'operators.table.others')]];
  return Object.fromEntries([...choices, ...rest]);
}

/** The ids of all texts that a setting needs. */
export function settingTexts(setting: Setting): string[] {
  const ids: string[] = [settingText(setting), hintText(setting), groupText(setting)];
  named(settingSchema(setting), partText(setting), (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

/** What a setting's figure counts, and each of its own fields; the figure itself has no name. */
export function unitsOf(setting: Setting): Map<string, unknown> {
  const { unit, properties = {} } = settingSchema(setting) as Schema;
  return new Map([['', unit], ...Object.entries(properties).map(([field, inner]) => [field, inner.unit] as const)]);
}

/** Names of a setting's own fields, or of the pairs it may have, in the order of its form, in a language. */
export function fieldNames(setting: Setting, locale: Language): Map<string, string> {
  const { properties = {}, propertyNames } = namedSchema(setting, locale) as Schema;
  if (propertyNames?.choices) return new Map(Object.entries(propertyNames.choices));
  return new Map(Object.entries(properties).map(([field, { title = field }]) => [field, title]));
}
