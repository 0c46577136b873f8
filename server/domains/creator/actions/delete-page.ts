import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { deletePageRow, lockPage } from '../sql/pages.ts';
import { auditedPage } from './save-page.ts';

type Call = (typeof creatorCalls)['creator.delete-page'];

/** Deletes a page for creators. */
export async function deletePage(ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> {
  const page = (await lockPage(ctx.db, id)) ?? refuse('creator.page_unknown');
  await deletePageRow(ctx.db, id);
  await recordAudit(ctx, { action: 'creator.delete-page', subject: page.title_en, before: auditedPage(page) });
  return {};
}
