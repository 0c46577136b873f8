import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockForOptions, type ReportRow } from '../../threads/index.ts';
import { type BugsDeps, secretsOf } from '../deps.ts';
import type { SentValues } from '../rules/take-values.ts';
import { reporterEmail } from '../sealed.ts';
import { type Asked, askedOn } from '../sql/catalogue.ts';
import { sealedEmail } from '../sql/emails.ts';

/** What the reports of a board are asked, closed ones too. */
export async function askedHere({ db }: Pick<Ctx, 'db'>, fid: number): Promise<Asked[]> {
  const asked = await askedOn(db, fid);
  return asked.length === 0 ? refuse('bugs.unknown_board') : asked;
}

/** The words of a variable or an option in the reader's language. */
export const titleIn = (locale: Language, words: Record<Language, string>): string => words[locale] || words.en;

/** What a report says, by variable, with the e-mail address that its author and our team alone read. */
export async function valuesOf(deps: BugsDeps, { db }: Pick<Ctx, 'db'>, report: ReportRow): Promise<SentValues> {
  const sealed = await sealedEmail(db, report.tid);
  const email = sealed ? reporterEmail.open(secretsOf(deps), report.tid, sealed) : '';
  const { type, device_model, build_number, probability, extra } = report;
  return { ...extra, type, device_model, build_number, probability, email };
}

/** The same of a report that is named, for its author or our team; nothing without one. */
export async function valuesFor(deps: BugsDeps, ctx: Ctx, tid: number): Promise<SentValues> {
  if (tid === 0) return {};
  if (!ctx.actor) return refuse('threads.need_login');
  const { report } = await lockForOptions(ctx as MemberCtx, tid);
  return valuesOf(deps, ctx, report);
}
