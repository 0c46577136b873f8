import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { saveSettings as save, settingsOf } from '../sql/settings.ts';

type Calls = typeof messagesCalls;

/** What the caller has set for chats. */
export async function settings({ db, actor }: MemberCtx): Promise<DataOf<Calls['messages.settings']>> {
  const { reads, enter_breaks, mentions } = await settingsOf(db, actor.uid);
  return { reads: flag(reads), enterBreaks: flag(enter_breaks), mentions: flag(mentions) };
}

/** Saves what is set for chats; a field that is absent stays. */
export async function saveSettings(
  ctx: MemberCtx,
  { reads, enterBreaks, mentions }: InputOf<Calls['messages.save-settings']>,
): Promise<DataOf<Calls['messages.save-settings']>> {
  const { db, actor } = ctx;
  const before = await settingsOf(db, actor.uid);
  await save(db, actor.uid, {
    reads: reads === undefined ? before.reads : reads === 1,
    enter_breaks: enterBreaks === undefined ? before.enter_breaks : enterBreaks === 1,
    mentions: mentions === undefined ? before.mentions : mentions === 1,
  });
  ctx.stale(`u:${actor.uid}`);
  return settings(ctx);
}
