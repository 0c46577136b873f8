import { testDb } from '../../../tests/support/db.ts';
import { busCases } from './testing/bus-cases.ts';

busCases(await testDb());
