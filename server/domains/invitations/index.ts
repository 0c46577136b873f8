export { addImeiRange } from './actions/imei-ranges.ts';
export { invitedFriend, monthlyBonus } from './money.ts';
