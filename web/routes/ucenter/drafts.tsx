import { addressContext, callFrom, pageContext } from '../../api/context.ts';
import { ownProfile } from '../../features/profiles/index.ts';
import { DraftList, readDrafts } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  ownProfile(request, await context.get(pageContext).viewer(), context.get(addressContext));
  return readDrafts(callFrom(context));
}

/** The posts that a member has not finished (R-PRO-001): nobody else's page has them. */
export default function DraftsPage() {
  return <DraftList drafts={useLoaderData<typeof loader>()} />;
}
