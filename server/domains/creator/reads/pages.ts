import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { creatorLimits, creatorPageKinds } from '../../../../contract/domains/creator/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { cleanRichText } from '../../posts/index.ts';
import { presentPage } from '../present.ts';
import { pagesOf } from '../sql/pages.ts';

type Calls = typeof creatorCalls;

/** Manuals or questions in the reader's language, as HTML that is safe to show. */
export async function pages(
  { db, locale }: MemberCtx,
  { kind }: InputOf<Calls['creator.pages']>,
): Promise<DataOf<Calls['creator.pages']>> {
  const rows = await pagesOf(db, kind, creatorLimits.pages);
  return {
    list: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, title: row[`title_${locale}`] },
      words: cleanRichText(row[`words_${locale}`]).html,
    })),
  };
}

/** All pages as operators wrote them. */
export async function adminPages({ db }: MemberCtx): Promise<DataOf<Calls['creator.admin-pages']>> {
  const rows = await pagesOf(db, 'all', creatorLimits.pages * creatorPageKinds.length);
  return { list: rows.map(presentPage) };
}
