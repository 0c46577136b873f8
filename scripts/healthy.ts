export {};

/** The health check of a container: ends with 0 where the process of this environment answers. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
