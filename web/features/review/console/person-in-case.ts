import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import { plainPortrait } from '../../../design/avatar.ts';
import { countryCodeOf } from '../../../design/person.ts';
import type { Person } from '../../../design/UserChip.tsx';
import type { CaseInList } from './use-case.ts';

/** Who is named in a case, as the design's parts name somebody; a former member has only a number. */
export const personInCase = (member: CaseInList['member'], uid: number): Person => ({
  uid,
  name: member?.username ?? `#${uid}`,
  country: countryCodeOf(member?.countryFid ?? 0),
  info: plainPortrait(member?.avatar ?? ''),
});

/** What was decided: a member who was reported isn't removed but banned. */
export const decisionText = (kind: CaseInList['kind'], decision: NonNullable<CaseInList['decision']>): string =>
  kind === 'member' && decision === 'removed' ? 'operators.state.banned' : `operators.state.${decision}`;

/** The rule that a report names: what most complained of, where it is one of those offered. */
export const ruleReported = (
  { reasons }: Pick<CaseInList, 'reasons'>,
  offered: readonly ModerationRule[],
): ModerationRule | undefined => {
  const reason = reasons[0]?.reason;
  return reason === 'other' ? undefined : offered.find((rule) => rule === reason);
};
