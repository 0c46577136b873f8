import { callFrom, pageContext } from '../../api/context.ts';
import { PersonalFacts, readPersonalInfo, whoseProfile } from '../../features/profiles/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const whose = whoseProfile(request, await context.get(pageContext).viewer());
  return { own: whose.own, info: await readPersonalInfo(callFrom(context), whose.uid) };
}

/** What a member tells of themselves. */
export default function PerinfoPage() {
  return <PersonalFacts {...useLoaderData<typeof loader>()} />;
}
