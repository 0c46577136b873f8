import { pageCallFrom } from '../../api/context.ts';
import { CategoriesOffice } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Categories of the photo board. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await pageCallFrom(context)('contests.admin-categories', {})).data;

export default function CategoriesPage() {
  return <CategoriesOffice list={useLoaderData<typeof loader>().list} />;
}
