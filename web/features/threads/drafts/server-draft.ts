import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { draftLimits } from '../../../../contract/domains/threads/drafts/limits.ts';
import type { ServerDraft } from '../../../../contract/domains/threads/drafts/shapes.ts';
import { type KindName, threadKinds } from '../../../../contract/domains/threads/kinds.ts';
import type { Goods } from '../../../../contract/domains/threads/traits/goods/shapes.ts';
import type { Input } from '../../../api/wire.ts';
import { srcOf } from '../../../design/pictures.ts';
import type { TopicOfPost } from '../compose/compose-state.ts';
import type { Draft } from '../compose/draft.ts';
import { sentTraits, type Traits, usualTraits } from '../compose/traits.ts';

export type DraftInput = Input<'threads.save-draft'>;

/** Numbers of all pictures that stand somewhere in what the kinds have saved. */
function aidsIn(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const { aid } = part as { aid?: unknown };
  return [...(typeof aid === 'number' ? [aid] : []), ...Object.values(part).flatMap(aidsIn)];
}

/** What the account stores of a draft, as its call takes it. */
export function sentDraft(draft: Draft): DraftInput {
  const {
    kind,
    subject,
    html,
    place,
    original,
    story,
    group,
    mentions,
    photos,
    goods,
    traits,
    topic,
    parts,
    pushTime,
  } = draft;
  const sent = sentTraits(traits);
  const all = {
    ...parts,
    ...(topic && { topic }),
    ...(goods.length > 0 && { goods }),
    ...(Object.keys(sent).length > 0 && { traits: { typed: traits, sent } }),
  };
  return {
    ...{ kind, subject, message: html, format: 'html', typeid: place.typeid, push_time: pushTime },
    placed: place.chosen ? 1 : 0,
    original: original ? 1 : 0,
    story: story?.tid ?? 0,
    groupid: group?.groupid ?? 0,
    mentions: mentions.slice(-postLimits.mentions).map(({ uid }) => uid),
    aids: photos.map(({ aid }) => aid),
    captions: photos.map(({ caption }) => caption),
    parts: Object.keys(all).length > 0 ? JSON.stringify(all) : '',
    pictures: [...new Set(aidsIn(parts))].slice(0, draftLimits.pictures),
  };
}

/** A draft of the account as this device stores it. */
export function deviceDraft(draft: ServerDraft, key: string): Draft {
  const { subject, message, text, story, group, mentions, aids, captions, pictures, push_time, tid, version } = draft;
  const { goods = [], traits, topic = null, ...parts } = partsOf(draft.parts);
  const byAid = new Map(pictures.map((picture) => [picture.aid, picture]));
  return {
    kind: draft.kind in threadKinds ? (draft.kind as KindName) : 'plain',
    ...{ subject, html: message, text, story, group, mentions, key },
    original: draft.original === 1,
    place: { typeid: draft.typeid, chosen: draft.placed === 1 },
    pushTime: push_time,
    photos: aids.flatMap((aid, at) => {
      const picture = byAid.get(aid);
      const caption = captions[at] ?? '';
      return picture ? [{ aid, caption, preview: srcOf(picture, 320), large: srcOf(picture, 1280) }] : [];
    }),
    parts,
    goods: goods as Goods[],
    topic: topic as TopicOfPost | null,
    traits: { ...usualTraits, ...(traits as { typed?: Partial<Traits> } | undefined)?.typed },
    ...{ sentAs: null, saved: { tid, version }, clean: true },
  };
}

function partsOf(json: string): Record<string, unknown> {
  try {
    return json === '' ? {} : (JSON.parse(json) as Record<string, unknown>);
  } catch {
    return {};
  }
}
