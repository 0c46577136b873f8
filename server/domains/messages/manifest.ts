import type { messagesCalls } from '../../../contract/domains/messages/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import { createWordLists } from '../moderation/index.ts';
import { createGroup } from '../rooms/index.ts';
import { answerHeld, react, withdraw } from './actions/change-message.ts';
import { decideReport, openReport } from './actions/decide-report.ts';
import { groupCreate, groupSend } from './actions/group-messages.ts';
import { deleteConversation, markRead } from './actions/old-face.ts';
import { answerRequest, drop, mute, pin, read } from './actions/own-conversation.ts';
import { report } from './actions/report.ts';
import { saveSettings, settings } from './actions/save-settings.ts';
import { say } from './actions/say.ts';
import { send } from './actions/send.ts';
import { sign } from './actions/sign.ts';
import { signLegacy } from './actions/sign-legacy.ts';
import type { MessagesDeps } from './deps.ts';
import { messagesFigures } from './figures.ts';
import { cleanUpMessages } from './jobs/clean-up.ts';
import { liveParts } from './live/live-parts.ts';
import { messagesNotices } from './notices.ts';
import { messagesPersonalData, messagesTables } from './personal-data.ts';
import { conversations } from './reads/conversations.ts';
import { groupHistory } from './reads/group-history.ts';
import { history } from './reads/history.ts';
import { messagesKnownOf } from './reads/known.ts';
import { list } from './reads/list.ts';
import { open } from './reads/open.ts';
import { countWaitingReports, reports } from './reads/reports.ts';
import { search } from './reads/search.ts';
import { sharedThreads } from './reads/shared-threads.ts';
import { unread } from './reads/unread.ts';
import { view } from './reads/view.ts';
import { messagesReferences } from './references.ts';
import { messagesSettings } from './settings.ts';

/** What it hands up beside its calls. */
type MessagesParts = DomainParts<keyof typeof messagesCalls> & ReturnType<typeof liveParts>;

/** What the domain binds. */
export const createMessages = (deps: MessagesDeps): MessagesParts => {
  const { people } = deps;
  const wordLists = createWordLists(deps.tags);
  const group = { people, wordLists, createGroup: createGroup({ ...deps, wordLists }) };
  return {
    domain: 'messages',
    tables: messagesTables,
    figures: messagesFigures,
    knownOf: messagesKnownOf,
    references: messagesReferences,
    personalData: messagesPersonalData,
    notices: messagesNotices,
    settings: messagesSettings,
    ...liveParts(deps),
    tasks: { 'messages.clean-up': () => cleanUpMessages(deps.db, deps.settings, deps.clock()) },
    cron: [{ task: 'messages.clean-up', match: '20 1 * * *', promise: nightly }],
    waitingForModerator: { chats: countWaitingReports },
    handlers: {
      'messages.list': list(people),
      'messages.view': view(people),
      'messages.open': open(people),
      'messages.unread': unread(people),
      'messages.send': send(people, wordLists),
      'messages.mark-read': markRead(people),
      'messages.delete': deleteConversation,
      'messages.conversations': conversations(people),
      'messages.history': history(people),
      'messages.search': search(people),
      'messages.shared-threads': sharedThreads(people),
      'messages.settings': settings,
      'messages.save-settings': saveSettings,
      'messages.say': say(people, wordLists),
      'messages.withdraw': withdraw,
      'messages.react': react(people),
      'messages.answer-held': answerHeld,
      'messages.read': read(people),
      'messages.drop': drop,
      'messages.mute': mute,
      'messages.pin': pin,
      'messages.answer-request': answerRequest,
      'messages.report': report(people.members),
      'messages.reports': reports(people.members),
      'messages.open-report': openReport(people.members),
      'messages.decide-report': decideReport,
      'messages.sign': sign(deps),
      'messages.sign-legacy': signLegacy(deps),
      'messages.group-create': groupCreate(group),
      'messages.group-send': groupSend(group),
      'messages.group-history': groupHistory(people),
    },
  };
};
