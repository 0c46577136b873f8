import { pageCallFrom } from '../api/context.ts';
import { FindGroupsScreen, NewGroupScreen, readNewGroup } from '../features/rooms/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';

export const handle = { writes: true };

/** A group that is made, or with `find` those that there are to join (R-PMS-001). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readNewGroup(pageCallFrom(context), new URL(request.url).searchParams);

export default function NewGroupPage() {
  const read = useLoaderData<typeof loader>();
  return read.kind === 'find' ? (
    <FindGroupsScreen {...read} />
  ) : (
    <NewGroupScreen key={JSON.stringify(read.home)} {...read} />
  );
}
