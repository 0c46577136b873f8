/** Figures of profiles (D1 §5, §9; DECISIONS "Product figures"). */
export const profileLimits = {
  signatureMax: 160,
  occupationMax: 60,
  realnameMax: 60,
  phonetypeMax: 60,
  /** Nobody is older. */
  yearsMax: 120,
  /** Medals shown before a link says how many more there are. */
  medalsShown: 5,
  /** Months after registration in which the location stays as it is (R-PRO-008). */
  locationLockMonths: 3,
  /** How often a username may be changed (R-PRO-009). */
  usernameChanges: 1,
} as const;

/** What a username change costs where operators set nothing, in XGold (R-PRO-010). */
export const usernamePrice = 500;

/** 0 is not given. */
export const genders = [0, 1, 2, 3] as const;
export type Gender = (typeof genders)[number];

/** Fields of a profile that their owner shows to whom they like. */
export const personalFields = ['gender', 'birthday', 'occupation', 'realname', 'nationality', 'cityname'] as const;
export type PersonalField = (typeof personalFields)[number];

/** Who sees a field: everybody, the members whom its owner follows, or its owner alone. */
export const audiences = ['everyone', 'followed', 'me'] as const;
export type Audience = (typeof audiences)[number];
export type Privacy = Readonly<Record<PersonalField, Audience>>;

/** As it is until its owner says otherwise: what could harm is hidden. */
export const defaultPrivacy: Privacy = {
  gender: 'everyone',
  birthday: 'me',
  occupation: 'everyone',
  realname: 'me',
  nationality: 'everyone',
  cityname: 'followed',
};

/** What a verified profile has (R-PRO-006). */
export const proofs = ['picture', 'birthday', 'gender', 'email'] as const;
export type Proof = (typeof proofs)[number];

/** Sides of the pictures that the cropper sends. */
export const cropSizes = { avatar: { width: 192, height: 192 }, cover: { width: 1280, height: 320 } } as const;
export type CropKind = keyof typeof cropSizes;
