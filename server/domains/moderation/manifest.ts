import type { moderationCalls } from '../../../contract/domains/moderation/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { appeal } from './actions/appeal.ts';
import { moderationPersonalData } from './personal-data.ts';
import { ownAppeal } from './reads/own-appeal.ts';

/** What the domain binds; what operators do to others is bound in operators. */
export function createModeration(): DomainParts<keyof typeof moderationCalls> {
  return {
    handlers: { 'moderation.own-appeal': ownAppeal, 'moderation.appeal': appeal },
    personalData: moderationPersonalData,
  };
}
