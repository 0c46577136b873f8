import type { CallSpec } from '../../../contract/call.ts';
import { wrapSuccess } from '../../../contract/envelope.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../texts.ts';

/** The body of a successful answer, in the call's envelope. */
export function wrapped(spec: CallSpec, result: unknown, locale: Language): unknown {
  if (spec.envelope === 'image' || spec.envelope === 'file') return result;
  const msg = spec.says ? translate(locale, spec.says) : '';
  if (spec.beside) {
    const { data, beside } = result as { data: unknown; beside: Record<string, unknown> };
    return wrapSuccess(spec.envelope, data, msg, beside);
  }
  const body = wrapSuccess(spec.envelope, result, msg);
  return spec.envelope === 'other' && spec.says ? { msg, ...body } : body;
}
