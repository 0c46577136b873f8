import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { videoLimits } from '../contract/domains/media/video/limits.ts';
import type { CategoryIds } from './categories.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import type { Writing } from './polls.ts';
import type { Act } from './stage.ts';
import { type Film, films } from './story/films.ts';

const minute = 60_000;

/** The posting of the world's videos, each with a cover, and their likes. */
export const filmWritings = (
  act: Act,
  players: ReadonlyMap<string, Player>,
  end: number,
  categories: CategoryIds,
): Writing[] =>
  films.map((film) => {
    const at = end - film.ago * 60 * minute;
    const typeid = categories(players.get(film.by)!.person.country, undefined);
    return { at, write: () => postFilm(act, players, film, { at, typeid }) };
  });

async function postFilm(
  act: Act,
  players: ReadonlyMap<string, Player>,
  film: Film,
  { at, typeid }: { at: number; typeid: number },
): Promise<void> {
  const { actor, ip, person } = players.get(film.by)!;
  const posting = { at: new Date(at), actor, ip };
  const bytes = await readFile(new URL(`films/${film.file}`, import.meta.url));
  const { vid } = await act('media.begin-video', { bytes: bytes.length }, posting);
  for (let from = 0; from < bytes.length; from += videoLimits.pieceBytes) {
    const piece = {
      ...{ filename: film.file, mimetype: 'video/webm' },
      bytes: bytes.subarray(from, from + videoLimits.pieceBytes),
    };
    await act('media.send-video-piece', { vid, at: from }, { ...posting, piece });
  }
  const cover = await act('media.check-video-cover', { base64img: await coverOf(film) }, posting);
  const { subject, message } = film;
  const words = { subject, message, typeid, phonetype: person.device };
  const { tid, pid } = await act('threads.create-video', { ...words, vid, cover: cover.aid }, posting);
  for (const [i, name] of film.likes.entries()) {
    const fan = players.get(name)!;
    const liking = { at: new Date(at + (6 + i * 17) * minute), actor: fan.actor, ip: fan.ip };
    await act('threads.info', { tid }, liking);
    await act('threads.like', { pid, like: 1 }, liking);
  }
}

/** The middle of a scene, as a phone cuts a cover. */
async function coverOf({ picture }: Film): Promise<string> {
  const side = videoLimits.cover;
  const cut = sharp(await renderPicture(picture)).resize(side, side, { fit: 'cover' });
  return (await cut.jpeg({ quality: 84 }).toBuffer()).toString('base64');
}
