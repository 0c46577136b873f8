import { sql } from 'kysely';
import { bugLimits } from '../../../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Listing } from '../../../core/sql/kind-lists.ts';

/** What the list of reports is narrowed to. */
export interface BugFilters {
  /** Always: neither unfinished nor joined, and published. */
  listed: true;
  status: number;
  type: string;
  device_model: string;
  solved_in: string;
  typeid: number;
}

export type BugOrder = 'newest' | 'lastpost' | 'same';

/** The list of bug reports, 20 a page (R-BUG-011). */
export const bugListing: Listing<BugFilters, BugOrder> = {
  kind: 'bug',
  table: 'threads.bug_reports',
  filters: {
    listed: { where: () => sql`k.listed`, index: 'bug_reports_newest' },
    status: { where: (status) => sql`k.status = ${status}`, index: 'bug_reports_status' },
    type: { where: (type) => sql`k.type = ${type}`, index: 'bug_reports_type' },
    device_model: { where: (model) => sql`k.device_model = ${model}`, index: 'bug_reports_model' },
    solved_in: {
      where: (version) => sql`k.solved_in = ${version} and k.solved_in <> ''`,
      index: 'bug_reports_solved',
    },
    typeid: { where: (typeid) => sql`k.typeid = ${typeid} and k.typeid > 0`, index: 'bug_reports_typeid' },
  },
  orders: {
    newest: { column: 'created_at' },
    lastpost: { column: 'active_at' },
    same: { column: 'same', numbered: true },
  },
  pageSize: bugLimits.rows,
};
