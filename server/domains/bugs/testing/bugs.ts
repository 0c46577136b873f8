import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import type { TestAppOptions } from '../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

/** What a sound report says. */
export const aReport = {
  subject: 'Torch stays on after a video call',
  message: 'After a video call ends, the torch stays on.',
  reproduce: 'Call a friend\nEnd the call',
  type: 'bug',
  device_model: 'Zuri 5',
  build_number: 'ZR5-14.0.31',
  probability: 'often',
  email: 'tunde@example.com',
} as const;

/** The forum with quick ways to report bugs and to look at them. */
export async function testBugs(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api } = forum;
  const report = async (writer: Writer, fields: object = {}) =>
    (await api.must('bugs.report', { ...aReport, ...fields }, writer)).data;
  const see = async (tid: number, reader?: Writer): Promise<Bug> =>
    (await api.must('threads.info', { tid }, reader ?? {})).data.bug!;
  const list = async (fields: object = {}, reader?: Writer) => (await api.must('bugs.list', fields, reader ?? {})).data;
  const tids = async (fields: object = {}, reader?: Writer) =>
    (await list(fields, reader)).threads.map(({ tid }) => tid);
  const answer = (staff: Writer, tid: number, status: number, fields: object = {}) =>
    api.call('bugs.status', { tid, status, ...fields }, staff);
  return { ...forum, report, see, list, tids, answer };
}
