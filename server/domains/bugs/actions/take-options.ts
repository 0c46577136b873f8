import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { takeMessage, takeSubject } from '../../posts/index.ts';
import { type ReportOptions, storeOptions } from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';
import { askedHere } from '../reads/asked-of.ts';
import { type Issue, type SentValues, takeValues } from '../rules/take-values.ts';
import { reporterEmail } from '../sealed.ts';
import { writeEmail } from '../sql/emails.ts';

/** What was sent as values: an object, or a form's JSON of one. */
export function sentValues(sent: unknown): SentValues {
  if (typeof sent !== 'string') return (sent ?? {}) as SentValues;
  if (sent.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(sent);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return textsOf(parsed);
  } catch {
    // Said below in one word with what is no object.
  }
  return refuse('bugs.incomplete', { issues: [{ field: 'sel_var', text: 'wire.issue.invalid' }] });
}

/** Values that texts can be made of. */
const textsOf = (parsed: object): SentValues =>
  Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map(String)
        : typeof value === 'object'
          ? ''
          : String(value).slice(0, postLimits.messageMax),
    ]),
  );

interface Taken {
  options: ReportOptions;
  email: string;
}

/** What is wrong with the words of a report, said with what is wrong with its options. */
export interface Words {
  subject: string;
  message: string;
  format?: TextFormat | undefined;
}

function wordIssues({ subject, message, format }: Words): Issue[] {
  const least = bugLimits.messageMin;
  const title = takeSubject(subject);
  const words = takeMessage(message, { least, most: postLimits.messageMax }, format);
  const isShort =
    !words.ok && (words.refusal === 'threads.message_too_short' || words.refusal === 'threads.message_empty');
  return [
    ...(title.ok ? [] : [{ field: 'subject', text: 'bugs.issue.missing' }]),
    ...(isShort ? [{ field: 'message', text: 'bugs.issue.short', values: { least } }] : []),
  ];
}

/** The options that were sent, judged; refuses with every field that is missing or wrong (R-BUG-001, R-BUG-002). */
export async function takeOptions(
  ctx: MemberCtx,
  fid: number,
  sent: SentValues,
  { before = {}, words }: { before?: SentValues; words?: Words } = {},
): Promise<Taken> {
  const taken = takeValues(await askedHere(ctx, fid), sent, before);
  const [unknown] = taken.unknown;
  if (unknown !== undefined)
    refuse('bugs.unknown_variable', { issues: [{ field: unknown, text: 'wire.issue.invalid' }] });
  const issues = [...(words ? wordIssues(words) : []), ...taken.issues];
  if (taken.gone) refuse('bugs.option_gone', { issues });
  if (issues.length > 0) refuse('bugs.incomplete', { issues });
  const { type = '', device_model = '', build_number = '', probability = '', email = '', ...extra } = taken.values;
  return { options: { type, device_model, build_number, probability, extra }, email };
}

/** Stores the options of a report with its author's address, sealed. */
export async function storeTaken(
  { secret }: BugsDeps,
  ctx: MemberCtx,
  { tid, authorid }: { tid: number; authorid: number },
  { options, email }: Taken,
): Promise<{ due: number }> {
  if (email !== '') await writeEmail(ctx.db, { tid, uid: authorid, email: reporterEmail.seal(secret, tid, email) });
  return storeOptions(ctx, tid, options);
}
