import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { Application } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { MembersByIds } from '../../members/index.ts';
import { applicationShown } from '../reads/conditions.ts';
import { changeWaiting } from '../sql/applications.ts';
import { takeMessage } from './apply.ts';

type Call = (typeof creatorCalls)['creator.change-application'];

/** Changes the words of an application that waits. */
export const changeApplication =
  (deps: { cards: MembersByIds; settings: SettingsReader }) =>
  async (ctx: MemberCtx, { message }: InputOf<Call>): Promise<Application> => {
    const changed = await changeWaiting(ctx.db, ctx.actor.uid, takeMessage(message));
    return applicationShown(ctx, deps, changed ?? refuse('creator.nothing_waits'));
  };
