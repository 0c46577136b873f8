import { pageCallFrom } from '../../api/context.ts';
import { EventReadersScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Parts of the site that read the log of events. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('operators.event-readers', {})).data;
}

export default function EventReadersPage() {
  return <EventReadersScreen {...useLoaderData<typeof loader>()} />;
}
