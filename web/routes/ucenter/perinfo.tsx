import { callFrom } from '../../api/context.ts';
import { PersonalFacts, readPersonalInfo, whoseProfileHere } from '../../features/profiles/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export async function loader(asked: LoaderFunctionArgs) {
  const { uid, own } = await whoseProfileHere(asked);
  return { own, info: await readPersonalInfo(callFrom(asked.context), uid) };
}

/** The facts that members publish about themselves. */
export default function PerinfoPage() {
  return <PersonalFacts {...useLoaderData<typeof loader>()} />;
}
