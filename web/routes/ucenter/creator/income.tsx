import { pageCallFrom } from '../../../api/context.ts';
import { pageOf } from '../../../design/pages.ts';
import { IncomeScreen, readIncome } from '../../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../../router/answers.ts';
import { useLoaderData } from '../../../router/hooks.ts';
import { creatorsOnly } from './creators-only.ts';

/** A creator's months. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await creatorsOnly(context);
  return readIncome(pageCallFrom(context), pageOf(new URL(request.url).searchParams));
}

export default function CreatorIncomePage() {
  return <IncomeScreen income={useLoaderData<typeof loader>()} />;
}
