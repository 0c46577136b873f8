import type { moderationCalls } from '../../../contract/domains/moderation/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { appeal } from './actions/appeal.ts';
import { ownAppeal } from './reads/own-appeal.ts';

/** The calls of the domain; what operators do to others is bound in operators. */
export function createModeration(): DomainParts<keyof typeof moderationCalls> {
  return { handlers: { 'moderation.own-appeal': ownAppeal, 'moderation.appeal': appeal } };
}
