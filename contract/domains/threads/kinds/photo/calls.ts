import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { boardFids } from '../../../../primitives/board-fids.ts';
import {
  after,
  count,
  fileField,
  flag,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  limit,
  page,
  text,
} from '../../../../primitives/fields.ts';
import { pictureRefusals } from '../../../media/refusals.ts';
import { pictureShape } from '../../../media/shapes.ts';
import { postLimits } from '../../../posts/limits.ts';
import { liked, likeRefusals } from '../../marks.ts';
import { messageBody, newThread, postRefusals } from '../../writing.ts';
import { photoLimits, photoOrders } from './limits.ts';
import { photoEntry, singlePhoto } from './rows.ts';

const { rawExifMax } = photoLimits;
/** What is said of photos: a JSON list of `{aid, camera, lens, shutter, iso, aperture, day}`, each but the number as one likes. */
const exif = text(rawExifMax).default('');
const words = { subject: text(postLimits.rawSubjectMax).default(''), ...messageBody };
const photoFids = [boardFids.photo, boardFids.dream] as const;
const boardOf = idField.default(boardFids.photo);
const order = z.enum(photoOrders).default('dateline');

/** What may stand in an entry's way. */
const entryRefused = [
  ...postRefusals,
  'threads.subject_empty',
  'threads.subject_too_long',
  'threads.unknown_board',
  'threads.photo_none',
  'threads.photo_entered',
  'contests.unknown',
  'contests.unavailable',
  'contests.not_open_yet',
  'contests.closed',
  'contests.other_country',
  'contests.agreement_missing',
  'contests.agreement_changed',
  'contests.entries_used',
  'contests.unknown_category',
  'wire.bad_input',
] as const;

const uploading = {
  method: 'POST',
  envelope: 'legacy',
  access: 'member',
  source: 'D2 §7; DECISIONS "photo boards"',
  files: ['img'],
  body: z.object({ img: fileField }),
  output: pictureShape.extend({
    fileUrl: z.string(),
    /** 1 where the file was an animated PNG, of which the first frame is stored. */
    stands_still: flag,
    /** Address of the large file, up to 2560 pixels; empty where the photo is no larger. */
    full: z.string(),
  }),
  refusals: pictureRefusals,
  writes: true,
  limit: 'upload',
} as const;

const liking = {
  method: 'POST',
  envelope: 'legacy',
  access: 'member',
  source: 'D2 §7; DECISIONS "photo boards"',
  body: z.object({ tid: idField, like: flagField.optional() }),
  output: liked,
  refusals: [...likeRefusals, 'threads.photo_not_exist'],
  says: 'threads.liked',
  form: true,
  done: { text: 'threads.said.like', of: ['is_like'] },
  writes: true,
  limit: 'write',
} as const;

const changing = {
  method: 'POST',
  envelope: 'legacy',
  access: 'member',
  source: 'D2 §7; DECISIONS "photo boards"',
  body: z.object({
    tid: idField,
    ...words,
    /** Photos that it has from now on beside those that stay. */
    aids: idList(postLimits.pictures).default([]),
    /** Photos that are taken out. */
    delaids: idList(postLimits.pictures).default([]),
    typeid: idOrNone.optional(),
    exif,
  }),
  form: true,
  done: { text: 'threads.said.photoChanged' },
  output: z.object({ Variables: z.object({ tid: id, pid: id }) }),
  refusals: [
    ...entryRefused,
    'threads.not_exist',
    'threads.no_permission',
    'threads.post_not_exist',
    'threads.not_yours',
    'threads.waits',
    'threads.edit_would_wait',
    'threads.photo_frozen',
    'threads.photo_not_exist',
  ],
  writes: true,
  limit: 'write',
} as const;

/** Entries of a board, as the documents' clients read them. */
const entries = {
  output: z.object({ lists: z.array(photoEntry), count, page: z.int().min(1), totalPage: count, next: z.string() }),
  refusals: ['threads.unknown_board', 'wire.bad_input'],
} as const;

/** Single photos, newest first where nothing else is said. */
const photos = {
  method: 'GET',
  envelope: 'photography',
  access: 'guest',
  source: 'D2 §7; DECISIONS "lists"',
} as const;

export const photoCalls = {
  'threads.new-thread-photos': defineCall({
    id: 'thread-new-thread-photos',
    method: 'POST',
    path: '/selfapi/thread/newthreadphotos',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Enters photos on a photo board, and in a contest if one is named; `agree` 1 says yes to the agreement of the board or contest.',
    source: 'D2 §7; DECISIONS "photo boards"',
    body: z.object({
      ...words,
      fid: boardOf,
      /** Its category on that board (`tyoeid`). */
      typeid: idOrNone.default(0),
      aids: idList(postLimits.pictures).default([]),
      contest: idOrNone.default(0),
      agree: flagField.default(0),
      /** The number of the agreement that was read; 0 where its sender doesn't say. */
      agreement_version: idOrNone.default(0),
      exif,
      at_list_current: idList(postLimits.mentions).default([]),
      /** The draft that it was: it ends with it. */
      draft: idOrNone.optional(),
    }),
    form: true,
    done: { text: 'threads.said.photoEntered' },
    says: 'threads.sentOnWire',
    output: z.object({ Variables: newThread.extend({ contest: id }) }),
    refusals: [...entryRefused, 'threads.kind_elsewhere', 'threads.draft_sent'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.edit-dream': defineCall({
    ...changing,
    id: 'dreamfund-edit',
    path: '/selfapi/dreamfund/edit',
    summary: "Changes one's own dream: its words and its photos.",
  }),
  'threads.edit-photos': defineCall({
    ...changing,
    id: 'photo-edit-aids',
    path: '/selfapi/photo/editaids',
    summary: "Changes one's own entry: its words, photos and category, as long as its contest takes entries.",
  }),
  'threads.upload-photo': defineCall({
    ...uploading,
    id: 'photo-upload-img',
    path: '/selfapi/photo/uploadimg',
    summary: 'Takes a photo (`img`) as the upload of pictures does, and makes a file up to 2560 pixels beside.',
  }),
  'threads.upload-dream': defineCall({
    ...uploading,
    id: 'dreamfund-upload-img',
    path: '/selfapi/dreamfund/uploadimg',
    summary: 'The same for the dream fund.',
  }),
  'threads.like-photo': defineCall({
    ...liking,
    id: 'photo-like',
    path: '/selfapi/photo/like',
    summary:
      'Likes an entry, once a member: `like` 1 sets, 0 clears, absent toggles. While likes decide a contest nobody likes their own.',
  }),
  'threads.like-dream': defineCall({
    ...liking,
    id: 'dreamfund-like',
    path: '/selfapi/dreamfund/like',
    summary: 'The same for a dream.',
  }),
  'threads.photo-list': defineCall({
    id: 'photo-get-list',
    method: 'GET',
    path: '/selfapi/photo/getlist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Entries of the photo board, of one category if `typeid` names it.',
    source: 'D2 §7; DECISIONS "lists"',
    fixed: { query: { fid: String(boardFids.photo) } },
    query: z.object({ typeid: idOrNone.default(0), order, limit: limit(photoLimits.page), page, after }),
    ...entries,
  }),
  'threads.dream-list': defineCall({
    id: 'dreamfund-get-list',
    method: 'GET',
    path: '/selfapi/dreamfund/getlist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Dreams, the newest first; `state` narrows to those that were helped.',
    source: 'D2 §7; DECISIONS "lists"',
    query: z.object({
      order,
      state: z.enum(['', 'helped']).default(''),
      limit: limit(photoLimits.page),
      page,
      after,
    }),
    ...entries,
  }),
  'threads.photos': defineCall({
    ...photos,
    id: 'photography-photos',
    path: '/selfapi/photography/photos',
    summary: 'Single photos of all entries, the newest first.',
    query: z.object({ order, page, after, limit: limit(photoLimits.photosPage) }),
    output: z.object({}),
    beside: z.object({ Variables: z.object({ list: z.array(singlePhoto), total: count, next: z.string() }) }),
    refusals: ['wire.bad_input'],
  }),
  'threads.recommended-photos': defineCall({
    ...photos,
    id: 'photography-recommend-photos',
    path: '/selfapi/photography/recommendphotos',
    summary: '8 photos that are recommended, each with why (R-PHG-003).',
    query: z.object({ limit: limit(photoLimits.recommended, photoLimits.photosPage) }),
    output: z.object({}),
    beside: z.object({ Variables: z.object({ list: z.array(singlePhoto) }) }),
  }),
  'threads.my-photos': defineCall({
    ...photos,
    id: ['photography-my-photo', 'photography-my-photo-author'],
    path: '/selfapi/photography/myphoto',
    summary: "One's own photos, or those of the member whom `authorid` names.",
    query: z.object({
      order,
      fids: idList(photoLimits.fidsMax).default([]),
      typeid: idOrNone.default(0),
      authorid: idOrNone.default(0),
      page,
      after,
      limit: limit(photoLimits.photosPage),
    }),
    output: z.object({ lists: z.array(singlePhoto), count, next: z.string() }),
    refusals: ['threads.need_login', 'threads.author_blocked', 'wire.bad_input'],
  }),
  'threads.photo-lists': defineCall({
    ...photos,
    path: '/v5/content/photography/{list}',
    source: 'D2 §7; DECISIONS "/photography/{list}"',
    summary: 'Single photos: `newest`, `liked`, `recommended`, `winners`, or those of a category by its number.',
    params: z.object({ list: text(20) }),
    query: z.object({ page, after, limit: limit(photoLimits.photosPage) }),
    output: z.object({ lists: z.array(singlePhoto), count, next: z.string() }),
    refusals: ['contests.unknown_category', 'wire.bad_input'],
  }),
  'threads.photographer': defineCall({
    method: 'GET',
    path: '/v5/content/photographer/{uid}',
    envelope: 'v5',
    access: 'guest',
    source: 'DESIGN "Boards with a purpose"',
    summary: "A photographer's figures: photos, likes, what was chosen and won, categories, cameras that they named.",
    params: z.object({ uid: idField }),
    output: z.object({
      uid: id,
      username: z.string(),
      avatar: z.string(),
      country_fid: id,
      photos: count,
      likes: count,
      /** Entries that moderators chose (digest). */
      chosen: count,
      won: count,
      categories: z.array(z.object({ typeid: id, photos: count })),
      cameras: z.array(z.object({ camera: z.string(), photos: count })),
    }),
    refusals: ['threads.photographer_unknown', 'threads.author_blocked'],
  }),
  'threads.photographers': defineCall({
    method: 'GET',
    path: '/v5/content/photographers',
    envelope: 'v5',
    access: 'guest',
    source: 'DESIGN "Boards with a purpose"',
    summary: 'Members who entered photos lately, those with the most of them first.',
    output: z.object({
      list: z.array(z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id, photos: count })),
    }),
  }),
} as const;

/** The boards that take entries. */
export const isPhotoBoard = (fid: number): boolean => photoFids.some((each) => each === fid);
