import { type FigureSources, ours, rule, standards } from './source.ts';

const fieldLength = 'no honest entry is longer';
const number = 'a number of ours, the documents name none';

export const store: FigureSources = {
  file: 'contract/domains/store/limits.ts',
  sources: {
    goodsStates: ours(['on', 'out', 'off'], 'what operators look for: on sale, without pieces, off sale'),
    'goodsTypes.real': ours(1, number),
    'goodsTypes.voucher': ours(2, number),
    'goodsTypes.emoticons': ours(3, number),
    'goodsTypes.decoration': ours(4, number),
    'goodsTypes.medal': rule('R-SHP-014', 'goods_type'),
    'expressTypes.none': ours(0, number),
    'expressTypes.delivery': ours(1, number),
    'expressTypes.pickup': ours(2, number),
    'expressTypes.both': ours(3, number),
    orderStates: ours(['paid', 'packed', 'shipping', 'complete', 'refunded'], 'R-SHP-005 in order'),
    codeStates: ours(['available', 'used', 'expired'], 'R-SHP-006'),
    'storeLimits.page': rule('R-MSC-044', 'pageSize'),
    'storeLimits.resultSeconds': rule('R-SHP-012', 'delaySeconds'),
    'storeLimits.tokenSeconds': ours(900, 'a quarter of an hour, as long as an owner’s proof'),
    'storeLimits.name': ours(60, fieldLength),
    'storeLimits.short': ours(60, fieldLength),
    'storeLimits.phoneLeast': ours(5, 'R-REG: a phone number has five digits at least'),
    'storeLimits.phone': ours(20, fieldLength),
    'storeLimits.email': ours(100, fieldLength),
    'storeLimits.address': ours(200, fieldLength),
    'storeLimits.content': ours(2000, 'a page of text'),
    'storeLimits.remark': ours(300, 'a few sentences'),
    'storeLimits.serial': ours(40, fieldLength),
    'storeLimits.note': ours(300, 'a few sentences'),
    'storeLimits.price': ours(1_000_000, 'more than anybody has'),
    'storeLimits.stock': ours(1_000_000, 'more than a store holds'),
    'storeLimits.perMember': ours(1000, 'more is no limit'),
    'storeLimits.validDays': ours(3660, 'ten years'),
    'storeLimits.receivers': ours(10, 'a family'),
    'storeLimits.listed': ours(1000, 'what a list reads at once'),
    'storeLimits.shops': ours(200, 'what a list reads at once'),
    'storeLimits.staff': ours(50, 'a big shop'),
    'storeLimits.codeLeast': ours(4, 'shorter ones are guessed'),
    'storeLimits.code': ours(64, fieldLength),
    'storeLimits.codes': ours(500, 'one statement'),
    'storeLimits.exportRows': ours(10_000, 'a file of some megabytes'),
  },
};

export const storeSettings: FigureSources = {
  file: 'server/domains/store/settings.ts',
  read: standards,
  sources: {
    storeCountries: ours(
      [188, 206, 207, 208, 209, 210, 211, 212],
      'D1 §3 has the list without its members; where the store delivers at first',
    ),
  },
};
