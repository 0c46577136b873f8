import '../design/sheets/compose.css';
import { callFrom, pageContext } from '../api/context.ts';
import { ComposePage, type ComposerDrafts, composerOfPage, readComposerDrafts } from '../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { notFound } from '../router/page-errors.ts';

export const handle = { writes: true };

interface Loaded extends ComposerDrafts {
  page: string;
}

/** A new thread or draft of the kind whose page it is; other pages there are none. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
  if (composerOfPage(params.page) === undefined) throw notFound();
  const page = params.page ?? '';
  if (!(await context.get(pageContext).viewer())) return { page, asked: null, drafts: [] };
  return { page, ...(await readComposerDrafts(callFrom(context), request)) };
}

export default function ComposeKindRoute() {
  const { page, ...drafts } = useLoaderData<typeof loader>();
  const { Composer, called } = composerOfPage(page)!;
  return <ComposePage Composer={Composer} editing={null} open called={called} {...drafts} />;
}
