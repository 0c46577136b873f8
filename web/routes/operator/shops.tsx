import { pageCallFrom } from '../../api/context.ts';
import { StoreShopsScreen } from '../../features/store/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Shops in which goods are picked up. */
export const loader = async ({ context }: LoaderFunctionArgs) =>
  (await pageCallFrom(context)('store.admin-shops', {})).data;

export default function ShopsPage() {
  return <StoreShopsScreen found={useLoaderData<typeof loader>()} />;
}
