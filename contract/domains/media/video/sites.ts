import { videoLimits } from './limits.ts';

/** A video of another site, as its link names it. */
export interface SiteVideo {
  site: string;
  /** The link, written as the site writes it. */
  link: string;
  /** What the site says of it, as JSON. */
  about: string;
  /** Its player, that nothing but the site's own frame holds. */
  player: string;
}

interface Site {
  name: string;
  /** By which hosts it is reached. */
  hosts: readonly string[];
  /** Where a video's name stands in an address of these. */
  idIn(url: URL): string | undefined;
  video(id: string): Omit<SiteVideo, 'site'>;
}

const oembed = (endpoint: string, link: string): string =>
  `${endpoint}?${new URLSearchParams({ url: link, format: 'json' })}`;

const [second, third] = [1, 2] as const;
const part = (url: URL, at: number): string => url.pathname.split('/', 4)[at] ?? '';
const shaped = (id: string | null | undefined, shape: RegExp): string | undefined =>
  id !== null && id !== undefined && shape.test(id) ? id : undefined;

/** Sites whose videos may be linked; each shows its player in a frame without a member's account. */
const sites: readonly Site[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    idIn: (url) => {
      const folder = part(url, second);
      const named = ['shorts', 'embed', 'live'].includes(folder) ? part(url, third) : url.searchParams.get('v');
      return shaped(url.hostname.endsWith('youtu.be') ? folder : named, /^[\w-]{11}$/);
    },
    video: (id) => {
      const link = `https://www.youtube.com/watch?v=${id}`;
      const about = oembed('https://www.youtube.com/oembed', link);
      return { link, about, player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    idIn: (url) => shaped(part(url, second) === 'video' ? part(url, third) : part(url, second), /^\d{6,12}$/),
    video: (id) => {
      const link = `https://vimeo.com/${id}`;
      const about = oembed('https://vimeo.com/api/oembed.json', link);
      return { link, about, player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` };
    },
  },
  {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    idIn: (url) => shaped(url.hostname.endsWith('dai.ly') ? part(url, second) : part(url, third), /^[a-z\d]{5,12}$/i),
    video: (id) => ({
      link: `https://www.dailymotion.com/video/${id}`,
      about: `https://api.dailymotion.com/video/${id}?fields=title,duration,thumbnail_720_url`,
      player: `https://geo.dailymotion.com/player.html?video=${id}`,
    }),
  },
];

/** Names of the sites, for a sentence. */
export const videoSiteNames: readonly string[] = sites.map(({ name }) => name);

/** The video that a link leads to; undefined for any other address. */
export function videoAt(href: string): SiteVideo | undefined {
  if (href.length > videoLimits.link || !URL.canParse(href.trim())) return undefined;
  const url = new URL(href.trim());
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const site = sites.find(({ hosts }) => hosts.includes(host));
  const id = site?.idIn(url);
  return site && id !== undefined ? { site: site.name, ...site.video(id) } : undefined;
}
