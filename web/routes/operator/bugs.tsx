import '../../design/sheets/bugs.css';
import { countryOfFid } from '../../../contract/primitives/countries.ts';
import { callFrom, pageCallFrom } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import { BugQueueScreen, readAnswerScene } from '../../features/bugs/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Reports that wait for our team, and the one whose answer the address opens. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const country = countryOfFid(Number(search.get('country')))?.fid ?? 0;
  const phone = (search.get('phone') ?? '').slice(0, 60);
  const tid = Number(/^[1-9]\d{0,14}$/.exec(search.get('answer') ?? '')?.[0] ?? 0);
  const asked = { page: pageOf(search), country_fid: country, ...(phone !== '' && { device_model: phone }) };
  const scene = async () => {
    try {
      return tid === 0 ? null : await readAnswerScene(callFrom(context), tid);
    } catch (error) {
      // One that is gone, or another team's, leaves the queue as it is.
      if (isRefusal(error)) return null;
      throw error;
    }
  };
  const [queue, answered] = await Promise.all([pageCallFrom(context)('bugs.queue', asked), scene()]);
  return { queue: queue.data, country, phone, answered };
}

export default function BugQueuePage() {
  return <BugQueueScreen {...useLoaderData<typeof loader>()} />;
}
