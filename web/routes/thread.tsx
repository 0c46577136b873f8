import { callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import {
  noPermission,
  readThread,
  readThreadHere,
  type ThreadPage,
  ThreadScreen,
  threadAddress,
} from '../features/threads/index.ts';
import { notFound } from '../lib/page-errors.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { texts } from '../texts/handle.ts';

export const handle = { ...texts('threads', 'follows'), ownCanonical: true };

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

function addressOf({ params, request }: Asked) {
  const address = threadAddress(params.list, params.detail, new URL(request.url).searchParams);
  if (!address) throw notFound();
  return address;
}

/** A page asked for shows 404 where there is no such thread, /permission where it may not be read (R-THR-009, R-THR-017). */
export async function loader({ context, ...asked }: LoaderFunctionArgs): Promise<ThreadPage> {
  try {
    return await readThread(callFrom(context), addressOf(asked));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw noPermission(error) ?? (error.refusal === 'threads.not_exist' ? notFound() : pageErrorFor(error));
  }
}

/** A step within the site: the browser makes the calls itself, and an unknown thread says its own message (R-THR-005). */
export async function clientLoader(asked: LoaderFunctionArgs): Promise<ThreadPage> {
  try {
    return await readThreadHere(addressOf(asked));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw noPermission(error) ?? pageErrorFor(error);
  }
}

export default function ThreadRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ThreadScreen key={loaded.thread.tid} loaded={loaded} />;
}
