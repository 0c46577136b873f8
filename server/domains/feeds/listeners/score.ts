import { countries } from '../../../../contract/primitives/countries.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import {
  heatOf,
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  threadDeleted,
  threadMoved,
  threadPosted,
  threadRestored,
} from '../../threads/index.ts';
import { heatScore } from '../rules/heat.ts';
import { dropScores, type HotRow, writeScores } from '../sql/hot.ts';

/** Scope of the list of all countries. */
export const everywhere = 0;

const scopes = [everywhere, ...countries.map((country) => country.fid)];

type Facts = readonly { tid: number }[];

/** Scores threads anew from what they have now. */
async function score(ctx: ListenerCtx, facts: Facts): Promise<void> {
  await writeScores(ctx.db, await scoresOf(ctx, facts));
}

/** What was deleted leaves every list. */
async function forget(ctx: ListenerCtx, facts: Facts): Promise<void> {
  await dropScores(
    ctx.db,
    scopes,
    facts.map(({ tid }) => tid),
  );
}

async function scoresOf(ctx: ListenerCtx, facts: Facts): Promise<HotRow[]> {
  const tids = [...new Set(facts.map(({ tid }) => tid))].sort((a, b) => a - b);
  const shown = (await heatOf(ctx.db, tids)).filter((heat) => heat.shown);
  return shown.flatMap(({ tid, countryFid, likes, replies, createdAt }) =>
    [everywhere, countryFid].map((scopeFid) => ({ scopeFid, tid, score: heatScore(likes, replies, createdAt) })),
  );
}

export const scoreThreads = [
  on(threadPosted, score),
  on(postReplied, score),
  on(postDeleted, score),
  on(postLiked, score),
  on(postUnliked, score),
  on(postRestored, score),
  on(threadRestored, score),
  on(threadDeleted, forget),
  // Another country's list has it now.
  on(threadMoved, async (ctx, all) => {
    await forget(ctx, all);
    await score(ctx, all);
  }),
];
