import type { ModerationRule } from '../../../contract/domains/moderation/rules.ts';
import { globalFid, type Language } from '../../../contract/primitives/countries.ts';
import { refusalText } from '../../../contract/refusals.ts';
import type { MemberCtx } from '../../platform/context.ts';
import type { Facts } from '../../platform/notice-kind.ts';
import { refuse } from '../../platform/refusal.ts';
import { translate } from '../../platform/texts.ts';
import { moderatesIn } from './policy.ts';
import { cannedReason } from './sql/canned.ts';

/** The words by language, where they are a reason written for all to choose. */
export type SaidByLanguage = Readonly<Record<string, string>>;

/** Why a moderator does something. */
export interface Grounds {
  rule: ModerationRule;
  reason: string;
  said?: SaidByLanguage | undefined;
}

/** The grounds as they are sent: a chosen reason by its number, 0 for none. */
export interface SentGrounds {
  /** Empty where it has yet to be chosen. */
  rule?: ModerationRule | '' | undefined;
  reason: string;
  canned: number;
}

/** A field of the grounds that is to be filled in. */
export const missing = (
  field: 'rule' | 'reason',
  name: 'moderation.rule_missing' | 'moderation.reason_missing',
): never => refuse(name, { issues: [{ field, text: refusalText(name) }] });

/** Refuses what would give whom it is done to no reason: no rule, or none of the rules and no word. */
function refuseUnfounded({ rule, reason, canned }: SentGrounds): void {
  if (rule === '') missing('rule', 'moderation.rule_missing');
  if (rule === 'other' && reason === '' && canned === 0) missing('reason', 'moderation.reason_missing');
}

/** The grounds in words; what the moderator adds stands behind the chosen reason. `judges`: it is done against somebody. */
export async function givenGrounds(
  { db, actor, locale }: MemberCtx,
  sent: SentGrounds,
  judges: boolean,
): Promise<Grounds> {
  if (judges) refuseUnfounded(sent);
  const { reason, canned } = sent;
  const rule = sent.rule || 'other';
  if (canned === 0) return { rule, reason };
  const found = await cannedReason(db, canned);
  const ofPlace = (fid: number) => (actor.offices ?? []).some(({ countryFid }) => countryFid === fid);
  const fid = found?.country_fid ?? globalFid;
  const theirs = fid === globalFid || moderatesIn(actor, fid) || ofPlace(fid);
  if (!found || !theirs) return refuse('moderation.unknown_reason');
  const { en, fr, hi } = found;
  const said = { en, fr, hi };
  const whole = (words: string) => [words, reason].filter(Boolean).join(' ');
  return { rule, reason: whole(said[locale]), said: { en: whole(en), fr: whole(fr), hi: whole(hi) } };
}

/** Of acts that are done against somebody whatever they are sent. */
export const always = () => true;

/** An act whose input has its grounds in words; `judges` says whether it is one against somebody. */
export const grounded =
  <I extends SentGrounds, A>(
    act: (ctx: MemberCtx, input: I & Grounds) => Promise<A>,
    judges: (input: I) => boolean = () => false,
  ) =>
  async (ctx: MemberCtx, input: I): Promise<A> =>
    act(ctx, { ...input, ...(await givenGrounds(ctx, input, judges(input))) });

/** The grounds as the trail takes them. */
export const groundsOf = ({ rule, reason, said }: Grounds): Pick<Grounds, 'reason' | 'said'> & { rule: string } => ({
  ...{ rule: rule === 'other' ? '' : rule, reason, said },
});

/** The words by language as a column takes them. */
export const saidColumn = (said: SaidByLanguage | undefined): string | null => (said ? JSON.stringify(said) : null);

/** The words by language as a column has them. */
export const saidOf = (stored: unknown): SaidByLanguage | undefined => (stored as SaidByLanguage | null) ?? undefined;

/** What a moderator wrote, in the reader's language where it is a reason written for all to choose. */
export const reasonIn = ({ reason, said }: { reason: string; said: unknown }, locale: Language): string =>
  saidOf(said)?.[locale] ?? reason;

/** The rule in the reader's language, as a sentence of its own; where none is named nothing is said. */
export const ruleSentence = (rule: unknown, locale: Language): string =>
  rule === undefined || rule === 'other'
    ? ''
    : `${translate(locale, `moderation.rule.${rule}`)}${locale === 'hi' ? '।' : '.'}`;

/** The same as a notice says it. */
export const wordsOfRule = ({ rule }: Facts, locale: Language): Facts => ({ rule: ruleSentence(rule, locale) });

/** The moderator's words, in the reader's language where they are a reason written for all to choose. */
export const saidIn = (facts: Facts, locale: Language): string => String(facts[`said_${locale}`] ?? facts.said);

/** The grounds as a notice stores them. */
export const groundsFacts = ({ rule, reason, said = {} }: Grounds): Facts => ({
  ...{ rule, said: reason },
  ...Object.fromEntries(Object.entries(said).map(([language, text]) => [`said_${language}`, text])),
});
