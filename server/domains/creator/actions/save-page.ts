import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { AdminPage } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentPage } from '../present.ts';
import { countPages, insertPage, lockPage, type PageFields, type PageRow, updatePage } from '../sql/pages.ts';

type Call = (typeof creatorCalls)['creator.save-page'];

/** Creates a page for creators, or changes one that stands as it was seen; a published one says all in three languages. */
export async function savePage(
  ctx: MemberCtx,
  { id, version, published, ...words }: InputOf<Call>,
): Promise<AdminPage> {
  const { db, now } = ctx;
  const fields: PageFields = { ...words, published: published === 1 };
  const written = [
    fields.title_en,
    fields.title_fr,
    fields.title_hi,
    fields.words_en,
    fields.words_fr,
    fields.words_hi,
  ];
  if (fields.title_en === '' || (fields.published && written.includes(''))) refuse('creator.unnamed');
  const before = id === 0 ? undefined : ((await lockPage(db, id)) ?? refuse('creator.page_unknown'));
  const most = creatorLimits.pages;
  if (before?.kind !== fields.kind && (await countPages(db, fields.kind)) >= most)
    refuse('creator.pages_full', { values: { most } });
  const page = before
    ? ((await updatePage(db, { id, version }, fields, now)) ?? refuse('creator.changed_meanwhile'))
    : await insertPage(db, fields, now);
  await recordAudit(ctx, {
    ...{ action: 'creator.save-page', subject: page.title_en, after: auditedPage(page) },
    ...(before && { before: auditedPage(before) }),
  });
  return presentPage(page);
}

/** What the audit trail shows of a page. */
export const auditedPage = ({ kind, title_en, title_fr, title_hi, position, published }: PageRow) => ({
  ...{ kind, title_en, title_fr, title_hi, position, published },
});
