import { testDb } from '../../../tests/support/db.ts';
import { databaseCounts } from './count-store.ts';
import { countCases } from './testing/count-cases.ts';

const { db } = await testDb();
countCases(async () => databaseCounts(db));
