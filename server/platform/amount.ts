import { z } from 'zod';

/** An amount of XGold or XCoin that operators set. */
export const amount = z.int().min(0).max(1_000_000);
