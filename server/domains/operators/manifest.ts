import type { operatorsCalls } from '../../../contract/domains/operators/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { answerAppeal } from './actions/answer-appeal.ts';
import { approveTransfer } from './actions/approve-transfer.ts';
import { changeGroup } from './actions/change-group.ts';
import { changeSetting } from './actions/change-setting.ts';
import { endOffice } from './actions/end-office.ts';
import { giveOffice } from './actions/give-office.ts';
import { refuseTransfer } from './actions/refuse-transfer.ts';
import { showContact } from './actions/show-contact.ts';
import { transfer } from './actions/transfer.ts';
import { voidHold } from './actions/void-hold.ts';
import { appeals } from './reads/appeals.ts';
import { audit } from './reads/audit.ts';
import { checks } from './reads/checks.ts';
import type { ConsoleDeps } from './reads/deps.ts';
import { eventReaders } from './reads/event-readers.ts';
import { findMembers } from './reads/find-members.ts';
import { giftReceivers } from './reads/gift-receivers.ts';
import { holds } from './reads/holds.ts';
import { known } from './reads/known.ts';
import { member } from './reads/member.ts';
import { members } from './reads/members.ts';
import { moderatorNeeds } from './reads/moderator-needs.ts';
import { needs } from './reads/needs.ts';
import { offices } from './reads/offices.ts';
import { overview } from './reads/overview.ts';
import { sanctioned } from './reads/sanctioned.ts';
import { settings } from './reads/settings.ts';
import { statement } from './reads/statement.ts';
import { transfers } from './reads/transfers.ts';
import { waiting } from './reads/waiting.ts';

/** The calls of the operators' console. */
export function createOperators(deps: ConsoleDeps): DomainParts<keyof typeof operatorsCalls> {
  return {
    domain: 'operators',
    handlers: {
      'operators.members': members(deps),
      'operators.find-members': findMembers(deps),
      'operators.sanctioned': sanctioned(deps),
      'operators.member': member(deps),
      'operators.known': known(deps),
      'operators.show-contact': showContact,
      'operators.change-group': changeGroup,
      'operators.offices': offices(deps),
      'operators.give-office': giveOffice(deps),
      'operators.end-office': endOffice(deps),
      'operators.overview': overview(deps),
      'operators.needs': needs(deps),
      'operators.waiting': waiting(deps),
      'operators.moderator-needs': moderatorNeeds(deps),
      'operators.audit': audit(deps),
      'operators.appeals': appeals(deps),
      'operators.answer-appeal': answerAppeal,
      'operators.event-readers': eventReaders,
      'operators.checks': checks,
      'operators.settings': settings(deps),
      'operators.change-setting': changeSetting(deps),
      'operators.statement': statement(deps),
      'operators.holds': holds(deps),
      'operators.void-hold': voidHold,
      'operators.gift-receivers': giftReceivers(deps),
      'operators.transfers': transfers(deps),
      'operators.transfer': transfer(deps),
      'operators.approve-transfer': approveTransfer(deps),
      'operators.refuse-transfer': refuseTransfer(deps),
    },
  };
}
