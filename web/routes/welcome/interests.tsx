import { pageCallFrom } from '../../api/context.ts';
import { InterestsStep, readInterests } from '../../features/welcome/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readInterests(pageCallFrom(context));

export default function InterestsPage() {
  return <InterestsStep interests={useLoaderData<typeof loader>()} />;
}
