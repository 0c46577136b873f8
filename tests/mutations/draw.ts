import type { Mutation } from './support/mutation.ts';

const draw = 'server/domains/draw/';
const verify = 'contract/domains/draw/verify/';
const calls = `${draw}draw.test.ts`;
const proof = `${verify}verify.test.ts`;

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
    file: `${draw}actions/redraw-prize.ts`,
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
];
