import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage } from '../../../platform/keyset.ts';
import { contactOf, maskedEmail, maskedPhone, searchMembers } from '../../members/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.members'];

const plain = (value: string): string => value;

const maskOf: Readonly<Record<InputOf<Call>['by'], (value: string) => string>> = {
  ...{ name: plain, uid: plain, email: maskedEmail, phone: maskedPhone },
  phone_clash: (both) => both.split(' ').map(maskedPhone).join(' '),
};

/** Members found by the beginning of a value, each with the value that was found. */
export const members =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { by, q, after = '' }: InputOf<Call>): Promise<DataOf<Call>> => {
    const from = by === 'name' || by === 'uid' ? after : await contactOf(ctx.db, by, Number(after));
    const found = await searchMembers(ctx.db, { by, q, after: from, limit: operatorLimits.rows + 1 });
    // What a contact's list goes on after is a number: the value itself isn't sent.
    const placeOf = (row: (typeof found)[number]) => (by === 'name' ? row.value : String(row.uid));
    const { rows, next } = firstPage(found, operatorLimits.rows, placeOf);
    const nameOf = await namesOf(
      deps,
      ctx,
      rows.map((row) => row.uid),
    );
    const list = rows.flatMap(({ uid, value }) => {
      const name = nameOf(uid);
      return name ? [{ ...name, found: maskOf[by](value) }] : [];
    });
    return { list, next };
  };
