import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom, pageContext } from '../../api/context.ts';
import { AddPage, askAvailability } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export const handle = { writes: true };

/** A new dream. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [viewer, open] = await Promise.all([
    context.get(pageContext).viewer(),
    askAvailability(callFrom(context), boardFids.dream),
  ]);
  const agreed = new URL(request.url).searchParams.get('agree') === '1';
  const asked = { fid: boardFids.dream, contest: 0, typeid: 0, version: 0, agreed };
  return { asked, uid: viewer?.uid ?? 0, contest: null, categories: [], open };
}

export default function AddDreamPage() {
  return <AddPage {...useLoaderData<typeof loader>()} />;
}
