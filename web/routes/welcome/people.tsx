import { pageCallFrom } from '../../api/context.ts';
import { PeopleStep, readPeople } from '../../features/welcome/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readPeople(pageCallFrom(context));

export default function PeoplePage() {
  return <PeopleStep people={useLoaderData<typeof loader>()} />;
}
