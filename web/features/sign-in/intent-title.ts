import type { Said } from '../../../contract/primitives/said.ts';
import { type Intent, useIntent } from '../../session/dialogs.ts';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';

/** Acts that a page's form asks a guest in for. */
const acts: Readonly<Record<string, Intent['act']>> = {
  'threads.like': 'like',
  'threads.favorite': 'save',
  'bugs.same': 'same',
  'follows.follow': 'follow',
  'topics.follow': 'topic',
  'groups.join': 'group',
  'review.report': 'report',
  'threads.reward-post': 'reward',
  'threads.pay-hidden': 'read',
  'threads.new-reply': 'reply',
  'threads.vote': 'vote',
  'threads.create': 'post',
};

/** Acts whose title names whom they are about. */
const ofWhom: readonly Intent['act'][] = ['like', 'follow', 'reply', 'reward'];

/** Acts that are only begun: who comes back does them. */
const begunOnly: readonly Intent['act'][] = ['reply', 'reward', 'vote', 'post', 'read'];

/** What somebody who joins for an act is promised, a text's id. */
export function promiseOf(intent: Intent | null): string {
  if (intent?.act === 'post') return 'sign-in.intent.textNew';
  return intent && begunOnly.includes(intent.act) ? 'sign-in.intent.textOn' : 'sign-in.intent.text';
}

/** What a form of a guest's was to do, for which they are asked in. */
export function intentOf(said: Said | null | undefined): Intent | undefined {
  const call = said?.refused?.name === 'wire.unauthorized' ? said.call : said?.fields._do;
  const act = call === undefined ? undefined : acts[call];
  return act && { act };
}

/** What somebody is asked in for, as a title ("Follow zainab_a"); undefined where nothing asked. */
export function useIntentTitle(): string | undefined {
  const t = useT();
  const { said } = useRootData();
  const intent = useIntent() ?? intentOf(said);
  if (!intent) return undefined;
  const { act, who } = intent;
  return t(`sign-in.intent.${act}${who && ofWhom.includes(act) ? 'Of' : ''}`, { who });
}
