import type { SharedCtx } from '../../../../../platform/reading/parted.ts';
import { topicFaces } from '../../../../topics/index.ts';

/** What a thread says of its topic, by the documents' names. */
export interface TopicFields {
  topid: number;
  topic_name: string;
  topic_pic: string;
}

interface TopicsShown {
  topic(topid: number | null): TopicFields;
  topicHosted(topid: number | null): { topicHost: number; topicCountry: number };
}

const none: TopicFields = { topid: 0, topic_name: '', topic_pic: '' };

/** The topics of a page's threads: what names one that is deleted shows none. */
export async function topicsShown(
  ctx: Pick<SharedCtx, 'db' | 'reads'>,
  topids: readonly (number | null)[],
): Promise<TopicsShown> {
  const wanted = [...new Set(topids.filter((topid) => topid !== null))];
  const faces = await topicFaces(ctx, wanted);
  return {
    topic: (topid) => {
      const face = topid === null ? undefined : faces.get(topid);
      return face ? { topid: face.topid, topic_name: face.name, topic_pic: face.logo } : none;
    },
    topicHosted: (topid) => {
      const face = topid === null ? undefined : faces.get(topid);
      return { topicHost: face?.hostUid ?? 0, topicCountry: face?.countryFid ?? 0 };
    },
  };
}
