import { createHash } from 'node:crypto';
import type { CallSpec } from '../../../contract/call.ts';
import { type SitePath, sitePath } from '../../../contract/primitives/site-path.ts';
import type { Asked } from '../context.ts';
import type { BoundCall } from '../http/handlers.ts';

/** One form on its way. */
export interface SentForm {
  call: BoundCall;
  /** The page that it was sent from: a path of this site. */
  back: SitePath;
  /** Where it leads once it is done, from that page on: `{field}` stands for a number of the answer. */
  to: string;
  /** What the call gets. */
  fields: Record<string, string>;
  files: Asked['files'];
  /** All that was typed and chosen on the page, by the names of its fields. */
  typed: Record<string, string>;
  /** Something was typed that isn't this call's. */
  isMore: boolean;
  token: string;
  /** Of the page, so that what is sent twice is done once. */
  key: string;
  /** What somebody was about to do when they were asked to log in: a call, and its fields as they were sent. */
  intent: { call: string; values: Record<string, unknown> } | undefined;
}

/**
 * The form's own fields begin with an underscore. A field that ends in `@part` belongs to a part of the page: the call
 * gets it, without that ending, where its button names the part (`_of`). What the page had filled in itself (`_was`)
 * nobody has typed.
 */
export function sentBy(call: BoundCall, values: Record<string, unknown>, publicUrl: string): SentForm {
  // Boxes that are ticked come one by one, and are a list of the call's; what holds anything but texts no form sent.
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : isTexts(value) ? [[name, value.join(',')]] : [],
  );
  const own = Object.fromEntries(texts.filter(([name]) => name.startsWith('_')));
  const sent = texts.filter(([name]) => !name.startsWith('_'));
  const isOf = (name: string): boolean => !name.includes('@') || name.endsWith(`@${own._of}`);
  const calledAs = (name: string): string => {
    const [plain = ''] = name.split('@');
    return call.spec.formNames?.[plain] ?? plain;
  };
  const back = pathOf(own._back, publicUrl);
  const filledIn = new Set([values._was].flat());
  return {
    ...{ call, back, to: own._to ?? back, token: own._token ?? '', key: own._key ?? '' },
    files: {},
    intent: own._do === undefined ? undefined : { call: own._do, values: objectIn(own._with) },
    fields: {
      ...plainFormats(call),
      ...repeated(
        call.spec,
        Object.fromEntries(sent.flatMap(([name, value]) => (isOf(name) ? [[calledAs(name), value]] : []))),
      ),
    },
    // A password is never shown again; what somebody was about to do is.
    typed: Object.fromEntries(
      texts.filter(([name]) => shownAgain.has(name) || !(name.startsWith('_') || name.startsWith('password'))),
    ),
    isMore: sent.some(([name, value]) => !isOf(name) && value !== '' && !filledIn.has(`${name}=${value}`)),
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** With the fields that nobody types twice. */
function repeated({ formRepeats = {} }: CallSpec, fields: Record<string, string>): Record<string, string> {
  const filled = Object.entries(formRepeats).flatMap(([field, of]) => {
    const value = fields[of];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(filled), ...fields };
}

/** What is typed into a page's field is plain text; the call gets that where it would guess. */
const plainFormats = ({ spec }: BoundCall): Record<string, string> =>
  Object.fromEntries(formatFields.filter((name) => name in (spec.body?.shape ?? {})).map((name) => [name, 'plain']));
const formatFields = ['format', 'hidden_format'];

/** What a hidden field holds as JSON, nothing where it is something else. */
function objectIn(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** An address with numbers of an answer in it: of what was created. */
export const filled = (path: string, data: unknown): string =>
  path.length > longestPath
    ? '/'
    : path.replace(/\{(\w{1,20})\}/g, (_place, name: string) => {
        const value = (data as Record<string, unknown> | null)?.[name];
        return typeof value === 'number' ? String(value) : '';
      });

const longestPath = 2000;

/** The form's own fields that a page needs when it is drawn again. */
const shownAgain = new Set(['_do', '_with', '_of', '_to']);

/** A path of this site with its query and place, seen from another; `/` for anything else. */
export const pathOf = (sent: string | undefined, publicUrl: string, from = '/'): SitePath =>
  sitePath((sent?.length ?? 0) > longestPath ? undefined : sent, { origin: new URL(publicUrl).origin, from });

/** A page sends the same words once, however often its button is pressed; other words are another act. */
export const keyOf = (page: string, call: string, fields: Record<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([page, call, fields]))
    .digest('base64url');
