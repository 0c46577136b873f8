import { noKindFields } from '../../../contract/domains/threads/kinds.ts';
import type { Post, ThreadInfo, ThreadRow } from '../../../contract/domains/threads/shapes.ts';

/** Content for the gallery only; nothing here is read elsewhere. */
const now = Math.floor(Date.parse('2026-11-20T18:42:00Z') / 1000);

type Attachment = ThreadRow['attachments'][number];

const drawings = [
  { name: 'lagos', colour: '#5a2f66' },
  { name: 'danfo', colour: '#7fb6d9' },
  { name: 'savanna', colour: '#c26a3a' },
];

const picture = (index: number): Attachment => {
  const { name, colour } = drawings[index % drawings.length]!;
  return { aid: index + 1, url: `/gallery/${name}`, width: 640, height: 480, colour, widths: [640], caption: '' };
};
export const pictures = (count: number): Attachment[] => Array.from({ length: count }, (_, index) => picture(index));

const nobody = { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' };

const authorship = (author: string, country_fid: number, grouptitle: string, groupid = 10, iscreator: 0 | 1 = 0) => ({
  author,
  authorid: author.length,
  avatar: nobody,
  group: { uid: author.length, groupid, grouptitle, icon: '', type: 'member', color: '', iscreator },
  nationality: '',
  certify: 0 as const,
  country_fid,
});

const row: ThreadRow = {
  tid: 1,
  pid: 1,
  fid: 15443,
  subject: 'Third Mainland Bridge at blue hour: no tripod, just night mode',
  ...authorship('AdaezeShoots', 188, 'Creator', 10, 1),
  dateline: now - 720,
  lastpost: now,
  edited: 0,
  views: 38_642,
  replies: 186,
  topid: 0,
  topic_name: '',
  topic_pic: '',
  like: 2412,
  is_like: 1,
  already_liked: 1,
  favtimes: 3,
  favorite_count: 3,
  favid: 0,
  is_favorite: 0,
  already_favorited: 0,
  already_favorited_id: 0,
  share_num: 57,
  digest: 0,
  highlight: 0,
  displayorder: 0,
  istop: 0,
  closed: 0,
  status: 1,
  special: 0,
  ...noKindFields,
  readperm: 0,
  in_group: null,
  type: '',
  typeid: 0,
  typename: 'Cameras',
  reproduce: '',
  original: 1,
  activity: 0,
  phonetype: 'Zuri 12 Pro',
  follow_status: 0,
  attachments: [],
  newest_reply: {
    pid: 9,
    authorid: 7,
    author: 'BilalTech',
    avatar: '',
    words: 'Does this work from a moving keke too?',
    dateline: now - 240,
  },
  liked_by: { uid: 7, username: 'BilalTech', others: 2 },
  new_replies: 7,
  summary:
    'Shot from the bus window at ISO 800. I turned the exposure down by two thirds so the lights would not blow out. Settings are under each photo.',
};

/** A feed's row with what the gallery wants to show of it. */
export const threadRow = (change: Partial<ThreadRow>): ThreadRow => ({ ...row, ...change });

export const rows: ThreadRow[] = [
  threadRow({ tid: 1, attachments: pictures(7), displayorder: 2, digest: 1 }),
  threadRow({
    tid: 2,
    subject: 'Which update fixed the battery drain for you?',
    summary: 'On 5.1.2 my Kito loses 9% overnight. Say which build you have.',
    ...authorship('omar_k', 206, 'Level 9'),
    like: 318,
    is_like: 0,
    highlight: 1,
    share_num: 0,
  }),
  threadRow({
    tid: 3,
    subject: 'बरसात में फ़ोन की स्क्रीन',
    summary: 'गीली उँगलियों से स्क्रीन ठीक से काम नहीं करती थी। नए अपडेट के बाद सेटिंग में “ग्लव मोड” चालू किया, अब सब ठीक है।',
    ...authorship('प्रिया नायर', 210, 'Level 4'),
    attachments: pictures(2),
    is_like: 0,
    like: 92,
    is_favorite: 1,
    phonetype: '',
  }),
  threadRow({
    tid: 4,
    subject: 'أفضل وقت للتصوير عند الأهرامات',
    summary: 'قبل الغروب بساعة يكون الضوء ناعماً والظلال طويلة.',
    ...authorship('Wanjiru.M', 207, 'Moderator', 3),
    attachments: pictures(1),
    closed: 1,
    is_like: 0,
    like: 0,
    replies: 0,
    share_num: 0,
    dateline: now - 9 * 86_400,
  }),
];

export const thread: ThreadInfo = {
  ...threadRow({ displayorder: 2, digest: 1 }),
  message:
    '<p>Blue hour in Lagos lasts about eleven minutes, and the bus does not stop for you. This is how I get a clean sky from a moving window.</p><ul><li>Touch the brightest light to set the focus.</li><li>Drag the exposure down by <strong>two thirds</strong>.</li></ul><blockquote>Breathe out, and press the volume key.</blockquote><p>More in <a href="#main">the first part</a>.</p>',
  aids: '',
  at_list_current: [],
  signature: 'Lagos after dark. I answer every settings question.',
  is_forward: 0,
  versions: 0,
  goodsInfo: [],
  tags: [],
  topid: 0,
  topic_name: '',
  topic_pic: '',
  topic_is_attention: 0,
  topic_pinned: 0,
  post_attachment: pictures(2).map((item, index) => ({ ...item, caption: index === 0 ? '1/15 s, ISO 800' : '' })),
  post_position: 1,
  maxposition: 187,
  post_rules: { info: '', is_show: 0, link_name: '' },
  replyVisibleOnlyToAuthors: 0,
  rushreply: 0,
  hidden_part: null,
  rushresult: null,
  answer_pid: 0,
  reward: {
    num: 26,
    xgold: 1480,
    memberIds: [2, 3, 4],
    member: ['BilalTech', 'SalmaCasa', 'Yao Kossi'].map((username, at) => ({
      ...{ uid: at + 2, username, avatar: '', xgold: 50 },
      country_fid: [209, 203, 211][at]!,
      dateline: now - 3600 * (9 - at),
    })),
  },
  reward_amounts: [1, 5, 10, 20, 50],
  story_nav: {
    pre: { tid: 5, subject: 'Sunset from the ferry, on the same settings' },
    next: { tid: 6, subject: 'The same bridge an hour later' },
  },
  more_by_author: pictures(3).map((picture, index) => ({
    tid: 7 + index,
    subject: ['Giza in portrait mode', 'Food photos with one lamp', 'Balogun market from above'][index]!,
    like: [1100, 3412, 876][index]!,
    picture,
  })),
  link_preview: {
    address: 'https://example.com/lens',
    title: 'What a wide lens does to a bridge',
    summary: 'Six photos from the same spot, from 16 to 50 mm.',
    site: 'example.com',
  },
  thread_tag: '',
  master_slave: '',
  isgroup: 0,
  mute_status: 0,
  author_counts: { postCount: 312, threadsCount: 46, fansCount: 24_118, followsCount: 96 },
  push_time: 0,
  language: 'en',
  goes_on: 1,
  is_reward: 0,
  waiting: 0,
  can: {
    ...{
      reply: true,
      edit: false,
      delete: false,
      follow: true,
      ban: false,
      moderate: false,
      hideInGroup: false,
      pinInTopic: false,
      seeReplies: true,
      replyRefusal: '',
    },
    ...{ reward: true, rewardRefusal: '' },
  },
};

const reply: Post = {
  pid: 11,
  tid: 1,
  fid: 15443,
  ...authorship('BilalTech', 209, 'Level 7'),
  dateline: now - 660,
  edited: 0,
  versions: 0,
  message: '<p>Does this work on the Neo 5G or only the Pro? My sky always turns purple.</p>',
  like: 128,
  is_like: 1,
  phonetype: '',
  position: 2,
  floor: 1,
  parent_pid: 0,
  quote_pid: 0,
  quote_author: '',
  status: 1,
  hidden: '',
  istop: 1,
  rewardnum: 0,
  reward_xgold: 0,
  attachment: [],
  decInfo: nobody,
  is_author: 0,
  abroad: 0,
  is_answer: 1,
  is_rush_winner: 0,
  can: {
    edit: false,
    delete: false,
    reply: true,
    ban: false,
    moderate: false,
    hide: true,
    answer: false,
    reward: true,
    pin: false,
  },
  children_count: 0,
  here: 0,
  children_list: [],
};

export const replies: Post[] = [
  {
    ...reply,
    children_count: 8,
    children_list: [
      {
        ...reply,
        ...authorship('AdaezeShoots', 188, 'Creator', 10, 1),
        pid: 12,
        message: '<p>Yes, the Pro. On the Neo keep ISO under 400 or the sky goes purple.</p>',
        like: 14,
        is_like: 0,
        istop: 0,
        is_author: 1,
        is_answer: 0,
        is_rush_winner: 0,
      },
      {
        ...reply,
        ...authorship('Chidi Okafor', 188, 'Level 3'),
        pid: 13,
        message: '<p>thank you, trying it tonight on my Neo.</p>',
        like: 2,
        is_like: 0,
        istop: 0,
        quote_author: 'AdaezeShoots',
      },
    ],
  },
  { ...reply, pid: 14, status: -1, message: '' },
  {
    ...reply,
    ...authorship('Yao Kossi', 211, 'Level 5'),
    pid: 15,
    istop: 0,
    like: 5,
    is_like: 0,
    message: '<p>Superbe ! À Abidjan on a le même pont, je tente ce soir.</p>',
  },
];
