import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { draftLimits } from '../../../../contract/domains/threads/drafts/limits.ts';
import type { ServerDraft } from '../../../../contract/domains/threads/drafts/shapes.ts';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import type { Input } from '../../../api/wire.ts';
import { srcOf } from '../../../design/pictures.ts';
import type { Draft } from '../compose/draft.ts';
import { changedTraits, composers, restoredTraits, sentOf, storedTraits } from '../traits/composers.ts';

export type DraftInput = Input<'threads.save-draft'>;

/** Numbers of all pictures that stand somewhere in what the kinds have saved. */
function aidsIn(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const { aid } = part as { aid?: unknown };
  return [...(typeof aid === 'number' ? [aid] : []), ...Object.values(part).flatMap(aidsIn)];
}

/** What the account stores of a draft, as its call takes it. */
export function sentDraft(draft: Draft): DraftInput {
  const { kind, subject, html, place, mentions, photos, parts, pushTime } = draft;
  const held = restoredTraits(draft.traits);
  const {
    fields = [],
    parts: among = [],
    beside = [],
  } = Object.groupBy(changedTraits(held), ({ saved = 'beside' }) => saved);
  const sent = sentOf(beside, held);
  const all = {
    ...parts,
    ...storedTraits(held, among),
    ...(Object.keys(sent).length > 0 && { traits: { typed: storedTraits(held, beside), sent } }),
  };
  return {
    ...{ kind, subject, message: html, format: 'html', typeid: place.typeid, push_time: pushTime },
    placed: place.chosen ? 1 : 0,
    ...sentOf(fields, held),
    mentions: mentions.slice(-postLimits.mentions).map(({ uid }) => uid),
    aids: photos.map(({ aid }) => aid),
    captions: photos.map(({ caption }) => caption),
    parts: Object.keys(all).length > 0 ? JSON.stringify(all) : '',
    pictures: [...new Set(aidsIn(parts))].slice(0, draftLimits.pictures),
  };
}

/** A draft of the account as this device stores it. */
export function deviceDraft(draft: ServerDraft, key: string): Draft {
  const { subject, message, text, mentions, aids, captions, pictures, push_time, tid, version } = draft;
  const { traits, ...among } = partsOf(draft.parts);
  const { typed } = (traits ?? {}) as { typed?: object };
  const byAid = new Map(pictures.map((picture) => [picture.aid, picture]));
  return {
    kind: draft.kind in threadKinds ? (draft.kind as KindName) : 'plain',
    ...{ subject, html: message, text, mentions, key },
    place: { typeid: draft.typeid, chosen: draft.placed === 1 },
    pushTime: push_time,
    photos: aids.flatMap((aid, at) => {
      const picture = byAid.get(aid);
      const caption = captions[at] ?? '';
      return picture ? [{ aid, caption, preview: srcOf(picture, 320), large: srcOf(picture, 1280) }] : [];
    }),
    parts: Object.fromEntries(Object.entries(among).filter(([name]) => !heldAmongParts.has(name))),
    traits: storedTraits(restoredTraits({ ...draft, ...among, ...typed })),
    ...{ sentAs: null, saved: { tid, version }, clean: true },
  };
}

/** Names of what traits store among the kinds' parts. */
const heldAmongParts = new Set(composers.flatMap(({ saved, begin }) => (saved === 'parts' ? Object.keys(begin) : [])));

function partsOf(json: string): Record<string, unknown> {
  try {
    return json === '' ? {} : (JSON.parse(json) as Record<string, unknown>);
  } catch {
    return {};
  }
}
