import { pageCallFrom } from '../../../api/context.ts';
import { readMonthlyPoints, SuperScreen } from '../../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../../router/answers.ts';
import { useLoaderData } from '../../../router/hooks.ts';
import { creatorsOnly } from './creators-only.ts';

/** How far the running month is from a super creator's. */
export async function loader({ context }: LoaderFunctionArgs) {
  await creatorsOnly(context);
  return readMonthlyPoints(pageCallFrom(context));
}

export default function CreatorSuperPage() {
  return <SuperScreen month={useLoaderData<typeof loader>()} />;
}
