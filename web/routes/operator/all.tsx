import { AllPagesScreen, waitsFor } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Every page of the console in groups, and those that the address looks for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return { q, waits: await waitsFor(context) };
}

export default function AllPagesPage() {
  return <AllPagesScreen {...useLoaderData<typeof loader>()} />;
}
