import { usernamePrice as ownPrice } from '../../../contract/domains/profiles/limits.ts';
import { amount } from '../../platform/amount.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** What a username change costs, in XGold. */
export const usernamePrice = defineSetting('profiles', 'usernamePrice', amount.meta({ unit: 'xgold' }), ownPrice);

/** What operators may set of the domain. */
export const profilesSettings: readonly Setting[] = [usernamePrice];
