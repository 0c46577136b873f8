import '../../design/sheets/bugs.css';
import { pageCallFrom } from '../../api/context.ts';
import { CatalogueScreen } from '../../features/bugs/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What reports of bugs are asked. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await pageCallFrom(context)('bugs.variables', {})).data;

export default function BugOptionsPage() {
  return <CatalogueScreen list={useLoaderData<typeof loader>().list} />;
}
