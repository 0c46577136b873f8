import type { z } from 'zod';
import type { decInfo, groupShape } from '../../../contract/domains/members/card.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../../platform/texts.ts';
import type { MemberCard } from './reads/members.ts';
import { newMemberGroup } from './rules/groups.ts';

/** A member's picture with the frame worn, in the documents' spelling; that of nobody is empty. */
export const portraitOf = (card: MemberCard | undefined): z.output<typeof decInfo> => ({
  avatar: card?.avatar ?? '',
  dec_goods_id: card?.decoration.goodsId ?? 0,
  dec_position: card?.decoration.position ?? '',
  dec_url: card?.decoration.url ?? '',
  ec_url: '',
});

/** A member's group, with its badge in the reader's language. */
export const groupOf = (uid: number, card: MemberCard | undefined, locale: Language): z.output<typeof groupShape> => ({
  uid,
  groupid: card?.groupid ?? newMemberGroup,
  grouptitle: card?.username ? translate(locale, card.groupTitleId) : '',
  icon: '',
  type: 'member',
  color: '',
  iscreator: card?.showsAsCreator ? 1 : 0,
});

/** A member as lists name them: whom one follows, who leads, who is new. */
export const presentListed = (locale: Language, card: MemberCard) => ({
  uid: card.uid,
  username: card.username,
  avatar: card.avatar,
  country_fid: card.countryFid,
  groupid: card.groupid,
  grouptitle: translate(locale, card.groupTitleId),
  iscreator: card.showsAsCreator ? (1 as const) : (0 as const),
});
