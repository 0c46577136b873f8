export { give } from './actions/give.ts';
export { reward } from './actions/reward.ts';
export type { Gifted, Sale } from './gifted.ts';
export { returnRewardsOf } from './jobs/return-gifts.ts';
export { presentRewards } from './present.ts';
export { rewardSetting } from './settings.ts';
export { giftMonth, type ReceiverKey, receiversByShare } from './sql/gift-months.ts';
export { firstGivers, hasRewarded, type OwnReward, ownRewards, type Rewarded } from './sql/rewards.ts';
export { isWaiting, takeWaitingSale } from './sql/waiting-gifts.ts';
