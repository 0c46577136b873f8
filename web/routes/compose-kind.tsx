import '../design/sheets/compose.css';
import { ComposePage, composerOfPage } from '../features/threads/index.ts';
import { notFound } from '../lib/page-errors.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { texts } from '../texts/handle.ts';

export const handle = texts('threads', 'media', 'topics');

/** A new thread of the kind whose page it is; other pages there are none. */
export function loader({ params }: LoaderFunctionArgs): { page: string } {
  if (composerOfPage(params.page) === undefined) throw notFound();
  return { page: params.page ?? '' };
}

export default function ComposeKindRoute() {
  const { page } = useLoaderData<typeof loader>();
  const { Composer, called } = composerOfPage(page)!;
  return <ComposePage Composer={Composer} editing={null} open called={called} />;
}
