import type pg from 'pg';
import type { Picture } from '../../contract/domains/media/shapes.ts';
import { globalFid } from '../../contract/primitives/countries.ts';
import { type PictureName, renderPicture, scenes } from '../pictures/index.ts';
import { actOn, inParallel, type Stage } from '../stage.ts';
import type { FirstIds } from './ids.ts';

/** Someone without a row, as far as an upload asks who sends it. */
const nobodyYet = {
  username: '',
  countryFid: globalFid,
  groupid: 10,
  readaccess: 1,
  office: null,
  isCreator: false,
  verified: true,
  needsConsent: false,
  timeZone: 'UTC',
  session: '',
  awaitsSecondStep: false,
  provenAt: null,
};

/** Uploads each drawn scene once, through the call, as the world's first member, who is about to join. */
export async function uploadScenes(stage: Stage, { uid }: FirstIds): Promise<Picture[]> {
  const act = actOn(stage);
  const at = stage.platform.clock();
  const ip = '192.0.2.1';
  const actor = { ...nobodyYet, uid };
  const pictures: Picture[] = [];
  await inParallel(Object.keys(scenes) as PictureName[], 2, async (name) => {
    const file = { filename: `${name}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(name) };
    const { aid, url, width, height, colour, widths } = await act('media.image-upload', {}, { at, actor, ip, file });
    pictures.push({ aid, url, width, height, colour, widths });
  });
  return pictures;
}

/**
 * Gives one thread in twenty a picture. Each has a row of its own in media, as if it had been uploaded for that thread;
 * the files behind the rows are shared, so that a large world needs no large disk. To be done in the load's transaction
 * while there are no indexes to update.
 */
export async function hangPictures(client: pg.Client, pictures: readonly Picture[], { tid }: FirstIds): Promise<void> {
  await client.query(
    `create temporary table hung on commit drop as
     select t.tid, t.first_pid, t.authorid, t.created_at, picture.value as picture,
            nextval('media.images_aid_seq') as aid
       from threads.threads t
       join jsonb_array_elements($1::jsonb) with ordinality picture (value, place)
         on picture.place = 1 + (t.tid / 20) % jsonb_array_length($1::jsonb)
      where t.tid >= $2 and t.tid % 20 = 3`,
    [JSON.stringify(pictures), tid],
  );
  // Without figures the planner would read all posts to change a few.
  for (const table of ['hung', 'threads.threads', 'threads.posts']) await client.query(`analyze ${table}`);
  await client.query(
    `insert into media.images (aid, uid, width, height, bytes, colour, widths, storage_key, content_hash, animated, created_at, attached_at, uses)
     select h.aid, h.authorid, m.width, m.height, m.bytes, m.colour, m.widths, m.storage_key, m.content_hash,
            m.animated, h.created_at, h.created_at, 1
       from hung h join media.images m on m.aid = (h.picture->>'aid')::bigint`,
  );
  const shown = `jsonb_build_array(h.picture || jsonb_build_object('aid', h.aid, 'caption', ''))`;
  await client.query(
    `update threads.threads t set type = 'image', attachments = ${shown} from hung h where t.tid = h.tid`,
  );
  await client.query(
    `update threads.posts p set attachments = ${shown} from hung h where p.tid = h.tid and p.pid = h.first_pid`,
  );
}
