import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom, pageContext } from '../../api/context.ts';
import { AddPage, askAvailability, categoriesOf, numberIn, openContest } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export const handle = { writes: true };

/** A new entry of the photo board, in the contest that the address names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const named = numberIn(query.get('contest'));
  const [viewer, contest, categories, open] = await Promise.all([
    context.get(pageContext).viewer(),
    named > 0 ? openContest({ context, params: { contest: String(named) } }) : null,
    categoriesOf(context),
    askAvailability(callFrom(context), boardFids.photo),
  ]);
  const agreed = query.get('agree') === '1' || contest?.own.agreed === 1;
  const version = contest?.agreement_version ?? 0;
  const asked = { fid: boardFids.photo, contest: named, typeid: numberIn(query.get('typeid')), version, agreed };
  return { asked, uid: viewer?.uid ?? 0, contest, categories, open };
}

export default function AddPhotosPage() {
  return <AddPage {...useLoaderData<typeof loader>()} />;
}
