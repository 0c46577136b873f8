import type { Mutation } from './support/mutation.ts';

const draw = 'server/domains/draw/';
const verify = 'contract/domains/draw/verify/';
const calls = `${draw}draw.test.ts`;
const proof = `${verify}verify.test.ts`;
const times = `${draw}draw-times.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'numbers that make some chances likelier are taken',
    file: `${verify}numbers.ts`,
    find: '    while (drawn >= fair) drawn = next();\n',
    put: '',
    noticedIn: proof,
  },
  {
    breaks: 'somebody wins twice where that is ruled out',
    file: `${verify}picks.ts`,
    find: '    while (once && found.has(ticket)) ticket = ticketAt(numbers(total));\n',
    put: '',
    noticedIn: proof,
  },
  {
    breaks: 'the check believes the fingerprint of another number',
    file: `${verify}check.ts`,
    find: 'seed.length === 32 && commitment === facts.commitment',
    put: 'seed.length === 32',
    noticedIn: proof,
  },
  {
    breaks: 'a leaf says nothing of its place',
    file: `${verify}entries.ts`,
    find: '      numberBytes(place, 4),\n',
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'two operators draw at once',
    file: `${draw}actions/draw-prize.ts`,
    find: '    await refuseOthers(ctx, draw, operator);\n',
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'a sealed draw is changed',
    file: `${draw}actions/save-draw.ts`,
    find: "  if (draw.state !== 'planned') refuse('draw.sealed_before');\n",
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'staff gets tickets',
    file: `${draw}actions/enter.ts`,
    find: ' && card.groupid > staffGroup',
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'a prize is drawn again before its days are over',
    file: `${draw}actions/draw-again.ts`,
    find: ' && give_by <= now',
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'whoever asks sees where a prize goes',
    file: `${draw}actions/prize-info.ts`,
    find: 'operator !== undefined || (pick.uid !== null && pick.uid === ctx.actor?.uid)',
    put: 'ctx.now !== undefined || (pick.uid !== null && pick.uid === ctx.actor?.uid && operator !== undefined)',
    noticedIn: calls,
  },
  {
    breaks: 'a key serves for good',
    file: `${draw}sql/keys.ts`,
    find: ' and expires_at > ${now}',
    put: '',
    noticedIn: calls,
  },
  {
    breaks: 'a round of another key is believed',
    file: `${draw}beacon/http-beacon.ts`,
    find: '  if (!isSigned({ scheme, publicKey: key, round: said.round, signature, previous })) return undefined;\n',
    put: '',
    noticedIn: `${draw}beacon/beacon.test.ts`,
  },
  {
    breaks: 'a round decides that was public before the list was frozen',
    file: `${draw}rules/round.ts`,
    find: '  return roundAt(chain, frozen + drawLimits.beaconAfter);',
    put: '  return round;',
    noticedIn: `${draw}rules/round.test.ts`,
  },
  {
    breaks: 'a list that was frozen too late doesn’t name another round',
    file: `${draw}actions/close-draw.ts`,
    find: '  await nameLater(ctx, draw, clock());\n',
    put: '',
    noticedIn: `${draw}draw-beacon.test.ts`,
  },
  {
    breaks: 'a draw is sealed with the round of another chain',
    file: `${draw}actions/seal-draw.ts`,
    find: "      if (draw.chain !== (chain?.hash ?? '')) refuse('draw.chain_changed');\n",
    put: '',
    noticedIn: `${draw}draw-beacon.test.ts`,
  },
  {
    breaks: 'members are left out after the close',
    file: `${draw}actions/exclude-member.ts`,
    find: "(draw.state === 'sealed' && now < draw.closes_at)",
    put: "draw.state === 'sealed'",
    noticedIn: times,
  },
  {
    breaks: 'what is taken back after the close changes the list',
    file: `${draw}actions/enter.ts`,
    find: ' && (changed ?? at) < draw.closes_at',
    put: '',
    noticedIn: times,
  },
  {
    breaks: 'what was done before a draw opened counts',
    file: `${draw}rules/state.ts`,
    find: '  opens_at <= at && at < closes_at;',
    put: '  at < closes_at;',
    noticedIn: times,
  },
  {
    breaks: 'a page says for another minute that a draw is open',
    file: 'server/platform/reading/answers.ts',
    find: 'Math.min(aged, until?.getTime() ?? aged)',
    put: 'aged',
    noticedIn: times,
  },
  {
    breaks: 'what may still change is stored by everybody',
    file: `${draw}reads/draw-file.ts`,
    find: '...(draw.published_at && { etag: etagOf(facts) })',
    put: 'etag: etagOf(facts)',
    noticedIn: times,
  },
  {
    breaks: 'the prize of a deleted winner stays with nobody',
    file: `${draw}sql/personal-data.ts`,
    find: ', address_at = case when sent_at is not null then address_at end',
    put: '',
    noticedIn: times,
  },
  {
    breaks: 'names are cut within a character',
    file: `${draw}rules/masked.ts`,
    find: '[...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)',
    put: '[...name]',
    noticedIn: `${draw}rules/masked.test.ts`,
  },
];
