import { pageCallFrom } from '../../api/context.ts';
import { PagesOffice } from '../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Manuals and questions for creators. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await pageCallFrom(context)('creator.admin-pages', {})).data;

export default function CreatorPagesPage() {
  return <PagesOffice list={useLoaderData<typeof loader>().list} />;
}
