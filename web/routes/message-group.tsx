import { addressContext, callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { RoomScreen, readRoom, roomPlaceIn } from '../features/rooms/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { gone } from '../router/page-errors.ts';

export const handle = { writes: true };

/** A group's page: its door, or what its members see and set (R-PMS-001). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const place = roomPlaceIn(new URL(request.url).searchParams);
  if (place.groupID === 0) throw redirect('/message');
  try {
    return await readRoom(callFrom(context), place);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'rooms.unknown' ? gone(error.msg) : pageErrorFor(error, context.get(addressContext));
  }
}

export default function MessageGroupPage() {
  return <RoomScreen {...useLoaderData<typeof loader>()} />;
}
