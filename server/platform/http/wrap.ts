import type { CallSpec } from '../../../contract/call.ts';
import { wrapSuccess } from '../../../contract/envelope.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../texts.ts';

/** The body of a successful answer, in the call's envelope. */
export function wrapped(spec: CallSpec, result: unknown, locale: Language): unknown {
  if (spec.envelope === 'image' || spec.envelope === 'file') return result;
  const said = textOf(spec.says, result);
  const msg = said ? translate(locale, said) : '';
  if (spec.beside) {
    const { data, beside } = result as { data: unknown; beside: Record<string, unknown> };
    return wrapSuccess(spec.envelope, data, msg, beside);
  }
  const body = wrapSuccess(spec.envelope, result, msg);
  return spec.envelope === 'other' && said ? { msg, ...body } : body;
}

/** Which text stands in `msg` of this answer. */
function textOf(says: CallSpec['says'], result: unknown): string | undefined {
  if (says === undefined || typeof says === 'string') return says;
  const flag = (result as Record<string, unknown>)[says.of];
  return says.texts[flag === 1 || flag === true ? 1 : 0];
}
