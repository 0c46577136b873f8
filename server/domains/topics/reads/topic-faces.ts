import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { picturesByAid } from '../../media/index.ts';
import { logoOf } from '../present.ts';
import { topicsByIds } from '../sql/topics.ts';

/** A topic as something else names it. */
export interface TopicFace {
  topid: number;
  name: string;
  /** Address of its logo, empty where it has none. */
  logo: string;
  hostUid: number;
  countryFid: number;
}

/** Topics by a set of ids, as other domains show them; whatever is shown depends on them. */
export async function topicFaces(
  { db, reads }: Pick<SharedCtx, 'db' | 'reads'>,
  topids: readonly number[],
): Promise<ReadonlyMap<number, TopicFace>> {
  if (topids.length === 0) return new Map();
  for (const topid of topids) reads(`topic:${topid}`);
  const topics = await topicsByIds(db, topids);
  const pictures = await picturesByAid(
    db,
    topics.flatMap(({ logo_aid }) => logo_aid ?? []),
  );
  return new Map(
    topics.map((topic) => {
      const { topid, name, host_uid: hostUid, country_fid: countryFid } = topic;
      return [
        topid,
        { topid, name, logo: logoOf({ picture: (aid) => pictures.get(aid) }, topic), hostUid, countryFid },
      ];
    }),
  );
}
