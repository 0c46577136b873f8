const MB = 1024 * 1024;

/** Figures of videos (D2 §5, §9; DECISIONS "video file"). */
export const videoLimits = {
  /** Seconds of a video, and of one that was recorded in the app (R-VID-004). */
  seconds: 60,
  recordedSeconds: 15,
  /** Encoders round to whole frames: so many seconds more are no longer video. */
  slackSeconds: 0.5,
  bytes: 50 * MB,
  /** What is sent at once: a piece that is lost on the way costs no more. */
  pieceBytes: MB / 2,
  /** Uploads of a member that have begun and not ended. */
  uploadsOpen: 3,
  /** Width and height of a cover (R-VID-005). */
  cover: 400,
  /** Of a cover as base64: its JPEG has 30 to 120 kB. */
  coverText: 700_000,
  /** Longest side of a picture in it, in pixels. */
  side: 4096,
  /** Characters of a link. */
  link: 1000,
  /** Characters of what another site calls a video. */
  title: 120,
} as const;

/** The file types that are taken. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;
