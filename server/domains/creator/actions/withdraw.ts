import type { Application } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { MembersByIds } from '../../members/index.ts';
import { applicationShown } from '../reads/conditions.ts';
import { withdrawWaiting } from '../sql/applications.ts';

/** Withdraws an application that waits. */
export const withdraw =
  (deps: { cards: MembersByIds; settings: SettingsReader }) =>
  async (ctx: MemberCtx): Promise<Application> => {
    const withdrawn = await withdrawWaiting(ctx.db, ctx.actor.uid, ctx.now);
    return applicationShown(ctx, deps, withdrawn ?? refuse('creator.nothing_waits'));
  };
