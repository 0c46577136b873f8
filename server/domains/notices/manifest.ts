import type { noticesCalls } from '../../../contract/domains/notices/calls.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import type { NoticeParts } from '../../platform/notice-kind.ts';
import type { PushSender } from '../../platform/push/sender.ts';
import type { SignalSource } from '../../platform/realtime/live.ts';
import type { People } from '../follows/index.ts';
import { deleteOwnNotice } from './actions/delete-notice.ts';
import { digestOff } from './actions/digest-off.ts';
import { markNoticesRead } from './actions/mark-read.ts';
import { saveSettings } from './actions/save-settings.ts';
import { subscribe, unsubscribe } from './actions/subscribe.ts';
import { digestOffKey } from './digest-token.ts';
import { digestTask, writeDigests } from './jobs/digest.ts';
import { type DevicePayload, pushSendTask, pushTask, pushToDevice, pushToMember } from './jobs/push.ts';
import { trimNotices } from './jobs/trim.ts';
import { type LaterPayload, writeLater, writeLaterTask } from './jobs/write-later.ts';
import { noticeKinds } from './kinds.ts';
import { notifyMembers } from './listeners/notify.ts';
import { noticesPersonalData, noticesTables } from './personal-data.ts';
import { atMeList, noticeList, noticeNum, systemList } from './reads/lists.ts';
import { ownSettings } from './reads/settings.ts';
import { unreadOf } from './reads/unread.ts';
import { noticesReferences } from './references.ts';

interface NoticesDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  people: People;
  /** What the other domains notify members of. */
  notices: readonly NoticeParts[];
  /** Without a slash at the end. */
  publicUrl: string;
  siteName: string;
  /** SECRET_KEY. */
  secret: string;
  /** The one before it, while it is rotated. */
  previousSecret?: string | undefined;
  sender: PushSender;
  /** Whether a browser's address could be sent to at all. */
  mayPushTo: (endpoint: string) => boolean;
}

interface NoticesParts extends DomainParts<keyof typeof noticesCalls> {
  signals: { 'notices.unread': SignalSource };
}

/** What the notices domain binds. */
export function createNotices(deps: NoticesDeps): NoticesParts {
  const { db, clock, people, publicUrl, sender } = deps;
  const kinds = noticeKinds(deps.notices.flatMap((each) => each.kinds));
  const reads = { ...people, publicUrl, kinds };
  const push = { ...deps, ...reads };
  return {
    domain: 'notices',
    handlers: {
      'notices.system-list': systemList(reads),
      'notices.num': noticeNum(reads),
      'notices.at-me-list': atMeList(reads),
      'notices.list': noticeList(reads),
      'notices.delete': deleteOwnNotice,
      'notices.mark-read': markNoticesRead(reads),
      'notices.settings': ownSettings,
      'notices.save-settings': saveSettings,
      'notices.push-key': async () => ({ key: await sender.publicKey() }),
      'notices.subscribe': subscribe(deps.mayPushTo),
      'notices.unsubscribe': unsubscribe,
      'notices.digest-off': digestOff({ current: deps.secret, previous: deps.previousSecret }),
    },
    tables: noticesTables,
    sealed: { lasting: [digestOffKey] },
    references: noticesReferences,
    personalData: noticesPersonalData,
    listeners: notifyMembers(
      kinds,
      deps.notices.flatMap((each) => each.on),
    ),
    tasks: {
      [pushTask]: (payload) => pushToMember(push, (payload as { uid: number }).uid),
      [pushSendTask]: (payload) => pushToDevice(push, payload as DevicePayload),
      [writeLaterTask]: (payload) => writeLater({ db, clock, kinds }, payload as LaterPayload),
      [digestTask]: (payload) => writeDigests(push, (payload as { after?: number }).after),
      'notices.trim': () => trimNotices(db, clock()),
    },
    cron: [
      { task: 'notices.trim', match: '41 2 * * *', promise: nightly },
      { task: digestTask, match: '0 7 * * 0', promise: { within: 7 * 86_400, hours: [7] } },
    ],
    signals: { 'notices.unread': unreadOf(reads, clock) },
  };
}
