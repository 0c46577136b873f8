import { bothTimes } from '../both-times.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { guestHeaders, memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'search', at: 410, needs: 'site', alsoAt: [quick, small], lines: search };

const target = 50;

/** In each language a word of very many posts, several words, other forms and accents, and a rare word. */
const queries = {
  english: ['phone', 'battery camera', 'photographs walking', 'market lagos', 'goal'],
  french: ['telephone', 'batterie appareil', 'mise à jour', 'chargeur', 'mémoire'],
  hindi: ['फ़ोन', 'बैटरी कैमरा', 'कंप्यूटर', 'तस्वीर', 'अच्छा फोन'],
} as const;
const wrong = ['battry camra', 'telefone chargr', 'goalkeper', 'ordinatuer', 'photografs'];
const filters = [
  'country_fid=188',
  'country_fid=331',
  'time=month',
  'time=week&order=newest',
  'pictures=1',
  'typeid=2&country_fid=210',
  'answered=1',
];
const filtered = ['phone', 'battery camera', 'telephone', 'फ़ोन', 'goal'];
const typed = ['ph', 'bat', 'how t', 'mark', 'बै', 'télé', 'ba', 'the c', 'app', 'mi'];
const names = ['ada', 'tunde', 'zainab', 'musa', 'zainba', 'tnude', 'al', 'ma'];

/** Words of two characters, so many that a query has no room for more. */
const manyWords = Array.from({ length: 33 }, (_, i) => `${'abcdefghijk'[i % 11]}${'aeo'[i % 3]}`).join(' ');
/** What would cost most: words that are everywhere, many at once, hardly together, or none. */
const worst = [
  'the',
  'the and you that not same for this',
  'phone the battery and camera you market',
  'के में नहीं मेरे अच्छा',
  'de la les des',
  manyWords,
  'नमस्तेदुनियाफ़ोनबैटरी',
  'phone téléphone फ़ोन',
  'chargeur तस्वीर',
  `${'a-'.repeat(30)}phone`,
];
/** What is asked before each time is taken, of other words, so that the site is as awake as one that is asked all day. */
const others = ['screen', 'lagos', 'écran', 'photo', 'अपडेट', 'pictures of the market', 'new update', 'camra'];
/** Words that nearly all posts have, with filters that leave nothing of them. */
const narrow = ['followed=1', 'authorid=999999999', 'special=99', 'country_fid=331&time=week', 'answered=1&pictures=1'];
const everywhere = ['the', 'and', 'phone', 'में'];

function search(site: Site): Promise<Line[]> {
  const { members, order } = site.setting;
  const expect = '"status":1';
  const path = (q: string, more = '') => `/v5/extend/search?q=${encodeURIComponent(q)}${more && `&${more}`}`;
  const asked = (urls: readonly string[], whom = members): Request[] =>
    urls.map((url, i) => ({
      ...{ method: 'GET', url },
      headers: i % 2 === 0 ? guestHeaders(i) : memberHeaders(whom[i % whom.length]!),
    }));
  const each = (words: readonly string[], all: readonly string[]) =>
    words.flatMap((q) => all.map((more) => path(q, more)));
  const byMembers = (urls: readonly string[]): Request[] =>
    urls.map((url, i) => ({
      method: 'GET',
      url,
      headers: memberHeaders(order.followers[i % order.followers.length]!),
    }));
  const awake = asked(others.flatMap((q) => [path(q), path(q, 'type=2'), path(q, 'type=3')]));
  const timed = (name: string, requests: readonly Request[]) => ({
    ...{ name, requests, expect, awake },
    databaseTarget: target,
    target,
  });
  const orders = ['', 'order=newest', 'page=2'];
  return bothTimes(site, [
    timed('search, English', asked(each(queries.english, orders))),
    timed('search, French', asked(each(queries.french, orders))),
    timed('search, Hindi', asked(each(queries.hindi, orders))),
    timed('search with filters', asked(each(filtered, filters))),
    timed('search, typed wrong', asked(each(wrong, ['', 'country_fid=188']))),
    timed('search, costly words', asked(each(worst, ['', 'order=newest']))),
    timed('search, nothing left by filters', byMembers(each(everywhere, narrow))),
    timed('search members', asked(names.map((q) => path(q, 'type=2')))),
    timed('search topics', asked(['topic', 'topic 1', 'tpoic 12', '12', 'to'].map((q) => path(q, 'type=3')))),
    timed('search while typing', asked(typed.map((q) => `/v5/extend/searchSuggest?q=${encodeURIComponent(q)}`))),
    {
      ...{ name: 'search for no word', databaseTarget: target, target, expect: 'no_words', awake },
      requests: asked(['!!!', '।।।', '.'.repeat(100), 'a b c d', 'x'.repeat(100), 'क'.repeat(100)].map((q) => path(q))),
    },
  ]);
}
