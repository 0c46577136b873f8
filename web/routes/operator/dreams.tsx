import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { askDreams, DreamsOffice } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Dreams, the newest first. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  askDreams(callFrom(context), '', { page: pageOf(new URL(request.url).searchParams) });

export default function DreamsPage() {
  return <DreamsOffice dreams={useLoaderData<typeof loader>()} />;
}
